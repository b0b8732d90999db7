import { readUser } from 'mortgage-domain/people/user';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import * as actions from './actions';
import { sessionReducer } from './reducer';
import { initialState, type SessionState } from './state';
import type { SessionAction } from './actions';

const reduce = sessionReducer(defaultSiteConfig);
const after = (...list: SessionAction[]): SessionState =>
  list.reduce<SessionState>(
    (state, action) => reduce(state, action),
    reduce(undefined, { type: 'start' }),
  );
const ada = readUser({ id: '7', firstName: 'Ada', lastName: 'Lane' });

describe('the session store', () => {
  it('STO-13 STO-14 STO-15 STO-16 SGN-2 SGN-3 SGN-4 SGN-5 SGN-6: starts with the specified parts and defaults', () => {
    expect(after()).toEqual(initialState(defaultSiteConfig));
    expect(after().registration).toMatchObject({
      inputValues: {},
      path: '/',
      showLightbox: false,
      showGoogleOneTap: false,
    });
    expect(after().registration.uiConfig).toEqual({
      headerText: 'Welcome to Maplehearth',
      gaLabel: 'generic/generic',
      showTabs: true,
      disableEmailForm: false,
      showProRegCheckbox: true,
    });
    expect(after().user.loggedIn).toBe(false);
    expect(after().onboarding.showQuestionnaire).toBe(false);
  });

  it('STO-3 STO-4: loggedIn follows the logged-in and logged-out actions', () => {
    expect(after(actions.loggedIn(ada, 't')).user).toEqual({
      loggedIn: true,
      name: 'Ada Lane',
      authToken: 't',
    });
    expect(after(actions.loggedIn(ada, 't'), actions.loggedOut()).user).toEqual({
      loggedIn: false,
    });
  });

  it('STO-5: actions set token, input values, node, path, redirect URL and UI config', () => {
    const state = after(
      actions.authTokenSet('t'),
      actions.inputValuesSet({ a: 1 }),
      actions.nodeSet('n'),
      actions.pathSet('/p'),
      actions.redirectUrlSet('/r'),
      actions.uiConfigSet({ showTabs: false }),
    );
    expect(state.user.authToken).toBe('t');
    expect(state.registration).toMatchObject({
      inputValues: { a: 1 },
      node: 'n',
      path: '/p',
      redirectUrl: '/r',
      uiConfig: { showTabs: false, gaLabel: 'generic/generic' },
    });
  });

  it('STO-6 STO-7 STO-8: lightbox, one-tap and questionnaire are shown and hidden, and the questionnaire configured', () => {
    const shown = after(
      actions.lightboxShown(),
      actions.googleOneTapShown(),
      actions.questionnaireShown(),
      actions.onboardingConfigSet({ zipCode: '94105', trial: true }),
    );
    expect([
      shown.registration.showLightbox,
      shown.registration.showGoogleOneTap,
      shown.onboarding.showQuestionnaire,
      shown.onboarding.zipCode,
    ]).toEqual([true, true, true, '94105']);
    const hidden = after(
      actions.lightboxShown(),
      actions.lightboxHidden(),
      actions.googleOneTapShown(),
      actions.googleOneTapHidden(),
      actions.questionnaireShown(),
      actions.questionnaireHidden(),
    );
    expect([
      hidden.registration.showLightbox,
      hidden.registration.showGoogleOneTap,
      hidden.onboarding.showQuestionnaire,
    ]).toEqual([false, false, false]);
  });

  it("STO-9 ERR-9: a token that is not given throws 'No auth token provided'", () => {
    expect(() => actions.authTokenSet(undefined)).toThrow('No auth token provided');
    expect(() => actions.authTokenSet('')).toThrow('No auth token provided');
  });

  it('STO-10 STO-11 STO-12: input values, path and redirect URL throw when none is given', () => {
    expect(() => actions.inputValuesSet(undefined)).toThrow('No input values provided');
    expect(() => actions.pathSet(undefined)).toThrow('No path provided');
    expect(() => actions.redirectUrlSet(undefined)).toThrow('No redirect URL provided');
  });

  it('an unknown action changes nothing', () => {
    const state = after(actions.loggedIn(ada));
    expect(reduce(state, { type: 'other/thing' })).toBe(state);
  });

  it('a failed lookup is "unknown", and never turns a signed-in visitor into a signed-out one', () => {
    expect(after(actions.lookupStarted(), actions.lookupFailed()).lookup).toEqual({
      status: 'unknown',
    });
    expect(
      after(actions.loggedIn(ada), actions.lookupStarted(), actions.lookupFailed()).lookup,
    ).toEqual({ status: 'signedIn', user: ada });
  });
});
