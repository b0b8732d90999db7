import { readUser } from 'mortgage-domain/people/readUser';
import {
  contractMajor as declaredMajor,
  exports as exposed,
} from '../../package.json';
import * as gateModule from '../gate';
import * as reactModule from '../react';
import { configSet } from '../config/config';
import { linkRouted, pageNavigated } from '../navigation/actions';
import {
  onboardingConfigSet,
  questionnaireHidden,
  questionnaireShown,
} from '../onboarding/onboarding';
import {
  permissionsLoaded,
  permissionsRetried,
} from '../permissions/permissions';
import { promiseStatusChanged } from '../promises/promises';
import * as registration from '../registration/registration';
import * as visitor from '../visitor/visitor';
import { contractMajor } from './contract';
import * as sessionModule from './index';
import type { SessionAction } from './state';

const namesOf = (values: object) => Object.keys(values).sort().join(' ');

/** Remotes of other releases and hosts rely on these: within a major a line may be added, none may change (docs/contracts.md). */
describe('the contract of the session, major 1', () => {
  it('names the container by the contract of the code (F13)', () => {
    expect(declaredMajor).toBe(contractMajor);
  });

  it('exposes these modules, and one for tests, which is in no build', () => {
    expect(namesOf(exposed)).toBe('./gate ./react ./session ./testing');
  });

  it('`session-shared/session` exports exactly these values', () => {
    expect(namesOf(sessionModule)).toBe(
      'configureSession connectSession createAnonymousSession createLookupCache ' +
        'fetchRegionInformation findRegionId loggedOut lookupFailed overrideSession selectConfig ' +
        'selectEnvironment selectLoggedIn selectLookupStatus selectSessionConfig selectSite ' +
        'selectUser sendCalculatorMarketing',
    );
  });

  it('`session-shared/react` and `session-shared/gate` export exactly these values', () => {
    expect(namesOf(reactModule)).toBe(
      'SessionProvider useLinkTracking useSession useSessionDispatch useSessionSelector',
    );
    expect(namesOf(gateModule)).toBe(
      'AccessDenied PermissionGate keepsCookies',
    );
  });

  it('STO-5 STO-6 STO-7 STO-8: exactly these actions exist, by these types', () => {
    // The compiler refuses this list when a type is missing or too much.
    const made: Record<SessionAction['type'], SessionAction> = {
      'session/loggedIn': visitor.loggedIn(readUser({ id: '7' })),
      'session/loginFound': visitor.loginFound(),
      'session/loggedOut': visitor.loggedOut(),
      'session/signOutStarted': visitor.signOutStarted(),
      'session/expiryFound': visitor.expiryFound(1),
      'session/lookupStarted': visitor.lookupStarted(),
      'session/lookupFailed': visitor.lookupFailed(),
      'session/authTokenSet': visitor.authTokenSet('t'),
      'registration/inputValuesSet': registration.inputValuesSet({}),
      'registration/nodeSet': registration.nodeSet('n'),
      'registration/pathSet': registration.pathSet('/'),
      'registration/redirectUrlSet': registration.redirectUrlSet('/'),
      'registration/entryReset': registration.entryReset({ path: '/' }),
      'registration/uiConfigSet': registration.uiConfigSet({}),
      'registration/lightboxShown': registration.lightboxShown(),
      'registration/lightboxHidden': registration.lightboxHidden(),
      'registration/googleOneTapShown': registration.googleOneTapShown(),
      'registration/googleOneTapHidden': registration.googleOneTapHidden(),
      'onboarding/questionnaireShown': questionnaireShown(),
      'onboarding/questionnaireHidden': questionnaireHidden(),
      'onboarding/configSet': onboardingConfigSet({}),
      'permissions/loaded': permissionsLoaded(),
      'permissions/retried': permissionsRetried(),
      'promise/statusChanged': promiseStatusChanged('x', 'success'),
      'config/set': configSet({}),
      'page/navigated': pageNavigated({
        path: '/',
        search: '',
        isNewPath: true,
      }),
      'page/linkRouted': linkRouted(),
    };
    expect(Object.values(made).map(({ type }) => type)).toEqual(
      Object.keys(made),
    );
  });

  it('a session has exactly these members', () => {
    expect(namesOf(sessionModule.createAnonymousSession())).toBe(
      'api attach contractMajor lookUpUser report signIn signOut store track',
    );
  });
});
