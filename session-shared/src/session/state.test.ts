import { readUser } from 'mortgage-domain/people/readUser';
import {
  onboardingConfigSet,
  questionnaireHidden,
  questionnaireShown,
} from '../onboarding/onboarding';
import {
  googleOneTapHidden,
  googleOneTapShown,
  inputValuesSet,
  lightboxHidden,
  lightboxShown,
  nodeSet,
  pathSet,
  redirectUrlSet,
  uiConfigSet,
} from '../registration/registration';
import {
  authTokenSet,
  loggedIn,
  loggedOut,
  lookupFailed,
  lookupStarted,
} from '../visitor/visitor';
import { readStampedSite } from '../site/sessionPart';
import {
  initialState,
  sessionReducer,
  type SessionAction,
  type SessionState,
} from './state';
import { createSessionStore } from './store';

const reduce = sessionReducer();
const after = (...list: SessionAction[]): SessionState =>
  list.reduce<SessionState>(
    (state, action) => reduce(state, action),
    reduce(initialState(readStampedSite()), { type: 'start' }),
  );
const ada = readUser({ id: '7', firstName: 'Ada', lastName: 'Lane' });

describe('the session store', () => {
  it('STO-13 STO-14 STO-15 STO-16 SGN-2 SGN-3 SGN-4 SGN-5 SGN-6: starts with the specified parts and defaults', () => {
    expect(Object.keys(after()).join(' ')).toBe(
      'config onboarding permissions promises registration user',
    );
    expect(after().registration).toEqual({
      inputValues: {},
      path: '/',
      redirectUrl: undefined,
      node: undefined,
      zmaHandlerFns: undefined,
      showLightbox: false,
      showGoogleOneTap: false,
      requiresPassword: true,
      resetPasswordLinkUrl: '/user/acct/reset-password/',
      uiConfig: {
        headerText: 'Welcome to Maplehearth',
        gaLabel: 'generic/generic',
        showTabs: true,
        renderNodeTarget: undefined,
        disableEmailForm: false,
        showProRegCheckbox: true,
      },
    });
    expect(after().user).toEqual({
      loggedIn: false,
      lookup: { status: 'notLoaded' },
    });
    expect(after().onboarding).toEqual({ showQuestionnaire: false });
  });

  it('STO-3 STO-4: loggedIn follows the logged-in and logged-out actions', () => {
    expect(after(loggedIn(ada, 't')).user).toEqual({
      loggedIn: true,
      name: 'Ada Lane',
      authToken: 't',
      lookup: { status: 'signedIn', user: ada },
    });
    expect(after(loggedIn(ada, 't'), loggedOut()).user).toEqual({
      loggedIn: false,
      lookup: { status: 'signedOut' },
    });
  });

  it('STO-5 STO-13 STO-14: actions set token, input values, node, path, redirect URL and UI config', () => {
    const state = after(
      authTokenSet('t'),
      inputValuesSet({ a: 1 }),
      nodeSet('n'),
      pathSet('/p'),
      redirectUrlSet('/r'),
      uiConfigSet({
        showTabs: false,
        renderNodeTarget: '#sign-in',
        gaLabel: undefined,
      }),
    );
    expect(state.user.authToken).toBe('t');
    expect(state.registration).toMatchObject({
      inputValues: { a: 1 },
      node: 'n',
      path: '/p',
      redirectUrl: '/r',
      uiConfig: {
        showTabs: false,
        renderNodeTarget: '#sign-in',
        gaLabel: 'generic/generic',
      },
    });
  });

  it('STO-6 STO-7 STO-8 STO-16: lightbox, one-tap and questionnaire are shown and hidden, and the questionnaire configured', () => {
    const answers = {
      zipCode: '94105',
      email: 'ada@lane.example',
      eligible: true,
      trial: true,
      variant: 'b',
    };
    const shown = after(
      lightboxShown(),
      googleOneTapShown(),
      questionnaireShown(),
      onboardingConfigSet(answers),
    );
    expect(shown.registration).toMatchObject({
      showLightbox: true,
      showGoogleOneTap: true,
    });
    expect(shown.onboarding).toEqual({ showQuestionnaire: true, ...answers });
    const hidden = after(
      lightboxShown(),
      lightboxHidden(),
      googleOneTapShown(),
      googleOneTapHidden(),
      questionnaireShown(),
      questionnaireHidden(),
    );
    expect(hidden.registration).toMatchObject({
      showLightbox: false,
      showGoogleOneTap: false,
    });
    expect(hidden.onboarding).toEqual({ showQuestionnaire: false });
  });

  // Pages and remotes dispatch by type, without our creators (docs/contracts.md).
  it.each([
    ['No auth token provided', { type: 'session/authTokenSet' }],
    ['No auth token provided', { type: 'session/authTokenSet', authToken: '' }],
    ['No input values provided', { type: 'registration/inputValuesSet' }],
    ['No path provided', { type: 'registration/pathSet' }],
    ['No path provided', { type: 'registration/pathSet', path: '' }],
    ['No redirect URL provided', { type: 'registration/redirectUrlSet' }],
  ])(
    "STO-9 STO-10 STO-11 STO-12 ERR-9: throws '%s' for %j, changes nothing",
    (message, action) => {
      const { store } = createSessionStore(readStampedSite());
      const before = store.getState();
      expect(() => store.dispatch(action)).toThrow(message);
      expect(store.getState()).toBe(before);
    },
  );

  it('an unknown action changes nothing', () => {
    const state = after(loggedIn(ada));
    expect(reduce(state, { type: 'other/thing' })).toBe(state);
  });

  it('a failed lookup is "unknown", and never turns a signed-in visitor into a signed-out one', () => {
    expect(after(lookupStarted(), lookupFailed()).user.lookup).toEqual({
      status: 'unknown',
    });
    expect(
      after(loggedIn(ada), lookupStarted(), lookupFailed()).user.lookup,
    ).toEqual({
      status: 'signedIn',
      user: ada,
    });
    expect(
      after(loggedOut(), lookupStarted(), lookupFailed()).user.lookup,
    ).toEqual({
      status: 'signedOut',
    });
  });
});
