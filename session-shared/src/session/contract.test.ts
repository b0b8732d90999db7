import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import * as door from './index';
import { initialState } from '../state/state';

/** What remotes of other releases rely on: within a major this list only grows (docs/contracts.md). */
describe('the contract of the session, major 1', () => {
  it('exports these names', () => {
    expect(door.contractMajor).toBe(1);
    expect(Object.keys(door)).toEqual(
      expect.arrayContaining([
        'connectSession',
        'configureSession',
        'overrideSession',
        'ChallengeClosed',
        'sendCalculatorMarketing',
        'fetchRegionInformation',
        'startSession',
        'createAnonymousSession',
        'createLookupCache',
        'contractMajor',
        'loggedIn',
        'loggedOut',
        'lookupStarted',
        'lookupFailed',
        'authTokenSet',
        'inputValuesSet',
        'nodeSet',
        'pathSet',
        'redirectUrlSet',
        'uiConfigSet',
        'lightboxShown',
        'lightboxHidden',
        'googleOneTapShown',
        'googleOneTapHidden',
        'questionnaireShown',
        'questionnaireHidden',
        'onboardingConfigSet',
        'permissionsLoaded',
        'permissionsRetried',
        'promiseSettled',
        'configSet',
        'selectAuthToken',
        'selectConfig',
        'selectHasPermissions',
        'selectLoggedIn',
        'selectLookupStatus',
        'selectOnboarding',
        'selectPermissionsState',
        'selectPromiseStatus',
        'selectRegistration',
        'selectSite',
        'selectUser',
      ]),
    );
  });

  it('keeps these parts of the state', () => {
    expect(Object.keys(initialState(defaultSiteConfig))).toEqual(
      expect.arrayContaining([
        'registration',
        'user',
        'onboarding',
        'lookup',
        'permissions',
        'promises',
        'config',
      ]),
    );
  });

  it('keeps these action types', () => {
    expect(
      [
        door.loggedOut(),
        door.lookupStarted(),
        door.lookupFailed(),
        door.lightboxShown(),
        door.lightboxHidden(),
        door.permissionsLoaded(),
      ].map(({ type }) => type),
    ).toEqual([
      'session/loggedOut',
      'session/lookupStarted',
      'session/lookupFailed',
      'registration/lightboxShown',
      'registration/lightboxHidden',
      'permissions/loaded',
    ]);
  });

  it('a session has these members', () => {
    expect(Object.keys(door.createAnonymousSession())).toEqual(
      expect.arrayContaining([
        'contractMajor',
        'store',
        'api',
        'attach',
        'lookUpUser',
        'signIn',
        'signOut',
        'track',
        'report',
      ]),
    );
  });
});
