import { readUser } from 'mortgage-domain/people/readUser';
import { contractMajor as declaredMajor, exports as exposed } from '../../package.json';
import * as gateModule from '../gate';
import * as reactModule from '../react';
import { configSet } from '../config/config';
import { linkRouted, pageNavigated } from '../navigation/actions';
import {
  onboardingConfigSet,
  questionnaireHidden,
  questionnaireShown,
} from '../onboarding/onboarding';
import { permissionsLoaded, permissionsRetried } from '../permissions/permissions';
import { promiseStatusChanged } from '../promises/promises';
import * as registration from '../registration/registration';
import * as visitor from '../visitor/visitor';
import { contractMajor } from './contract';
import * as sessionModule from './index';
import type { SessionAction } from './state';

const sorted = (names: Iterable<string>) => [...names].sort();

/** Remotes of other releases and hosts rely on these: within a major a line may be added, none may change (docs/contracts.md). */
describe('the contract of the session, major 1', () => {
  it('names the container by the contract of the code (F13)', () => {
    expect(declaredMajor).toBe(contractMajor);
  });

  it('exposes these modules, and one for tests, which is in no build', () => {
    expect(sorted(Object.keys(exposed))).toEqual(['./gate', './react', './session', './testing']);
  });

  it('`session-shared/session` exports exactly these values', () => {
    expect(sorted(Object.keys(sessionModule))).toEqual([
      'configureSession',
      'connectSession',
      'createAnonymousSession',
      'createLookupCache',
      'fetchRegionInformation',
      'findRegionId',
      'loggedOut',
      'lookupFailed',
      'overrideSession',
      'selectConfig',
      'selectEnvironment',
      'selectLoggedIn',
      'selectLookupStatus',
      'selectSessionConfig',
      'selectSite',
      'selectUser',
      'sendCalculatorMarketing',
    ]);
  });

  it('`session-shared/react` and `session-shared/gate` export exactly these values', () => {
    expect(sorted(Object.keys(reactModule))).toEqual([
      'SessionProvider',
      'useLinkTracking',
      'useSession',
      'useSessionDispatch',
      'useSessionSelector',
    ]);
    expect(sorted(Object.keys(gateModule))).toEqual([
      'AccessDenied',
      'PermissionGate',
      'keepsCookies',
    ]);
  });

  it('STO-5 STO-6 STO-7 STO-8: exactly these actions exist, by these types', () => {
    const made: SessionAction[] = [
      visitor.loggedIn(readUser({ id: '7' })),
      visitor.loginFound(),
      visitor.loggedOut(),
      visitor.expiryFound(1),
      visitor.lookupStarted(),
      visitor.lookupFailed(),
      visitor.authTokenSet('t'),
      registration.inputValuesSet({}),
      registration.nodeSet('n'),
      registration.pathSet('/'),
      registration.redirectUrlSet('/'),
      registration.entryReset({ path: '/' }),
      registration.uiConfigSet({}),
      registration.lightboxShown(),
      registration.lightboxHidden(),
      registration.googleOneTapShown(),
      registration.googleOneTapHidden(),
      questionnaireShown(),
      questionnaireHidden(),
      onboardingConfigSet({}),
      permissionsLoaded(),
      permissionsRetried(),
      promiseStatusChanged('x', 'success'),
      configSet({}),
      pageNavigated({ path: '/', search: '', isNewPath: true }),
      linkRouted(),
    ];
    // The compiler refuses this list when a type is missing or too much.
    const frozen: Record<SessionAction['type'], true> = {
      'session/loggedIn': true,
      'session/loginFound': true,
      'session/loggedOut': true,
      'session/expiryFound': true,
      'session/lookupStarted': true,
      'session/lookupFailed': true,
      'session/authTokenSet': true,
      'registration/inputValuesSet': true,
      'registration/nodeSet': true,
      'registration/pathSet': true,
      'registration/redirectUrlSet': true,
      'registration/entryReset': true,
      'registration/uiConfigSet': true,
      'registration/lightboxShown': true,
      'registration/lightboxHidden': true,
      'registration/googleOneTapShown': true,
      'registration/googleOneTapHidden': true,
      'onboarding/questionnaireShown': true,
      'onboarding/questionnaireHidden': true,
      'onboarding/configSet': true,
      'permissions/loaded': true,
      'permissions/retried': true,
      'promise/statusChanged': true,
      'config/set': true,
      'page/navigated': true,
      'page/linkRouted': true,
    };
    expect(made.map(({ type }) => type)).toEqual(Object.keys(frozen));
  });

  it('a session has exactly these members', () => {
    expect(sorted(Object.keys(sessionModule.createAnonymousSession()))).toEqual([
      'api',
      'attach',
      'contractMajor',
      'lookUpUser',
      'report',
      'signIn',
      'signOut',
      'store',
      'track',
    ]);
  });
});
