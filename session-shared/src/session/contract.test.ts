import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { readUser } from 'mortgage-domain/people/user';
import { exports as exposed } from '../../package.json';
import * as gateModule from '../gate';
import * as reactModule from '../react';
import * as actions from '../state/actions';
import { initialState } from '../state/state';
import * as sessionModule from './index';

const sorted = (names: Iterable<string>) => [...names].sort();

/**
 * What remotes of other releases and hosts rely on: within a major a line may be added here, and none may go or change
 * (docs/contracts.md).
 */
describe('the contract of the session, major 1', () => {
  it('these modules are exposed, and the one for tests, which no build takes', () => {
    expect(sorted(Object.keys(exposed))).toEqual(['./gate', './react', './session', './testing']);
  });

  it('`session-shared/session` exports exactly these values', () => {
    expect(sorted(Object.keys(sessionModule))).toEqual([
      'configureSession',
      'connectSession',
      'createAnonymousSession',
      'createLookupCache',
      'fetchRegionInformation',
      'loggedOut',
      'lookupFailed',
      'overrideSession',
      'selectConfig',
      'selectLoggedIn',
      'selectLookupStatus',
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
    expect(sorted(Object.keys(gateModule))).toEqual(['PermissionGate']);
  });

  it('the state has exactly these parts', () => {
    expect(sorted(Object.keys(initialState(defaultSiteConfig)))).toEqual([
      'config',
      'lookup',
      'onboarding',
      'permissions',
      'promises',
      'registration',
      'user',
    ]);
  });

  it('STO-5 STO-6 STO-7 STO-8: exactly these actions exist, by these types', () => {
    const made = [
      actions.loggedIn(readUser({ id: '7' })),
      actions.loggedOut(),
      actions.lookupStarted(),
      actions.lookupFailed(),
      actions.authTokenSet('t'),
      actions.inputValuesSet({}),
      actions.nodeSet('n'),
      actions.pathSet('/'),
      actions.redirectUrlSet('/'),
      actions.uiConfigSet({}),
      actions.lightboxShown(),
      actions.lightboxHidden(),
      actions.googleOneTapShown(),
      actions.googleOneTapHidden(),
      actions.questionnaireShown(),
      actions.questionnaireHidden(),
      actions.onboardingConfigSet({}),
      actions.permissionsLoaded(),
      actions.permissionsRetried(),
      actions.promiseSettled('x', 'success'),
      actions.configSet({}),
    ];
    expect(made.map(({ type }) => type)).toEqual([
      'session/loggedIn',
      'session/loggedOut',
      'session/lookupStarted',
      'session/lookupFailed',
      'session/authTokenSet',
      'registration/inputValuesSet',
      'registration/nodeSet',
      'registration/pathSet',
      'registration/redirectUrlSet',
      'registration/uiConfigSet',
      'registration/lightboxShown',
      'registration/lightboxHidden',
      'registration/googleOneTapShown',
      'registration/googleOneTapHidden',
      'onboarding/questionnaireShown',
      'onboarding/questionnaireHidden',
      'onboarding/configSet',
      'permissions/loaded',
      'permissions/retried',
      'promise/statusChanged',
      'config/set',
    ]);
    expect(made).toHaveLength(Object.keys(actions).length);
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
