import { waitFor } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import { toSiteConfig } from 'mortgage-domain/site/siteConfig';
import { tracked } from '../analytics/actions';
import { ChallengeClosed } from '../api/passChallenge';
import { pageNavigated } from '../navigation/actions';
import {
  onboardingConfigSet,
  questionnaireShown,
} from '../onboarding/onboarding';
import { googleOneTapShown, lightboxShown } from '../registration/registration';
import { loggedIn, loggedOut } from '../visitor/visitor';
import { createAnonymousSession } from './anonymousSession';
import { sessionSaga } from './saga';
import { createSessionStore } from './store';

let breakCall: () => never;
jest.mock('./loadDialogs', () => ({ loadDialogs: () => breakCall() }));

const event = { category: 'Header', action: 'click', label: 'Buy' };
const ada = readUser({ id: '7' });

/** Starts the session's background tasks; every call breaks in the same way. */
function start(broken: () => never) {
  breakCall = broken;
  const { store, run } = createSessionStore(
    toSiteConfig({ googleClientId: 'client-1', analyticsConsent: 'granted' }),
  );
  const report = jest.fn();
  const tabs = { post: jest.fn() };
  const told: unknown[][] = [];
  const tell =
    (method: string) =>
    (...args: unknown[]) =>
      told.push([method, ...args]);
  Object.assign(window, {
    productAnalytics: {
      track: tell('track'),
      page: tell('page'),
      identify: tell('identify'),
    },
    // Gives credentials at once; the sign-in with them breaks.
    google: {
      accounts: {
        id: {
          initialize: ({ callback }: { callback: (answer: object) => void }) =>
            callback({ credential: 'jwt' }),
          prompt: () => undefined,
          cancel: () => undefined,
        },
      },
    },
  });
  const api = { get: broken, post: broken, request: broken };
  const session = { ...createAnonymousSession(), store, api, report };
  run(sessionSaga, {
    session,
    openSignIn: broken,
    window,
    tabs,
    lookUpUser: broken,
    completeSignIn: jest.fn(),
  });
  store.dispatch(pageNavigated({ path: '/', search: '', isNewPath: true }));
  const reported = (name: string) =>
    report.mock.calls.filter(
      ([problem]) => (problem as { name: string }).name === name,
    ).length;
  return { store, tabs, told, reported };
}

const closed = new ChallengeClosed('closed');
const ways: [string, () => never][] = [
  ['rejects', () => Promise.reject(closed) as never],
  [
    'throws at once',
    () => {
      throw closed;
    },
  ],
];

describe.each(ways)('where every call %s', (_way, broken) => {
  afterEach(() => {
    // No background task ended.
    expect(console.warn).not.toHaveBeenCalled();
    Object.assign(window, { productAnalytics: undefined, google: undefined });
  });

  it('records the page view, reports the failure once, and sends later calls (ANA-5 ERR-13)', async () => {
    const { store, told, reported } = start(broken);
    await waitFor(() =>
      expect(told).toEqual([['page', { path: '/', environment: 'qa' }]]),
    );
    expect(reported('AuthInfoFailure')).toBe(1);
    store.dispatch(tracked(event));
    store.dispatch(loggedIn(ada, 't'));
    expect(told.slice(1)).toEqual([
      ['track', event],
      ['identify', 'X1-7'],
    ]);
  });

  it.each([
    ['sign-in dialog', lightboxShown, 'SignInUnavailable'],
    ['one-tap prompt', googleOneTapShown, 'OneTapUnavailable'],
    ['questionnaire', questionnaireShown, 'QuestionnaireUnavailable'],
  ])(
    'STO-6 STO-7 STO-8: the %s is hidden and reported, and opens for the next action',
    async (_what, shown, problem) => {
      const { store, reported } = start(broken);
      for (const times of [1, 2]) {
        store.dispatch(shown());
        await waitFor(() => expect(reported(problem)).toBe(times));
        const { registration, onboarding } = store.getState();
        expect(registration).toMatchObject({
          showLightbox: false,
          showGoogleOneTap: false,
        });
        expect(onboarding.showQuestionnaire).toBe(false);
      }
    },
  );

  it('informs the other tabs of a sign-in and a sign-out, and drops the answers of the visitor (STO-16)', async () => {
    const { store, tabs, reported } = start(broken);
    await waitFor(() => expect(reported('AuthInfoFailure')).toBe(1));
    store.dispatch(
      onboardingConfigSet({ zipCode: '94612', email: 'ada@lane.example' }),
    );
    store.dispatch(loggedIn(ada, 't'));
    expect(store.getState().onboarding.zipCode).toBe('94612');
    store.dispatch(loggedOut());
    // Given by the page: the other tabs keep their own visitor (OPN-132).
    store.dispatch(loggedIn(ada, undefined, { avatar: {}, navLinks: {} }));
    expect(store.getState().onboarding).toEqual({ showQuestionnaire: false });
    expect(tabs.post.mock.calls).toEqual([['signedIn'], ['signedOut']]);
  });
});
