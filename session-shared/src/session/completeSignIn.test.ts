import { readUser } from 'mortgage-domain/people/readUser';
import type { PageSite } from 'mortgage-domain/site/siteConfig';
import { configureSession } from './connectSession';
import { startedSession, type Answers } from '../testing/startedSession';
import { loggedIn, loggedOut, selectLoggedIn } from '../visitor/visitor';

const ada = { user: readUser({ id: '7' }), authToken: 'a' };
jest.mock('./loadDialogs', () => ({
  loadDialogs: async () => ({ showSignIn: async () => ada }),
}));
const calculatorProperty = {
  propertyAddress: '1 Main St',
  propertyImageURL: 'https://photos.example/1.jpg',
  propertyURL: 'https://www.maplehearth.example/1',
};
const isMarketing = ({ url }: { readonly url: string }) =>
  url.includes('updateHDPCalcMarketing');

const start = (
  site: PageSite = { calculatorProperty },
  answers: Answers = () => ({}),
) => startedSession(answers, { site });
/** The bodies of the calculator calls, as soon as they are sent. */
const sentBy = async ({ sent }: ReturnType<typeof startedSession>) => {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
  return sent
    .filter(isMarketing)
    .map(({ init }) => JSON.parse(init.body ?? '') as unknown);
};
const marketed = { ...calculatorProperty, userId: 'guest-1', caller: 'a' };

describe('a mortgage calculator page', () => {
  beforeEach(() => (document.cookie = 'zguid=24%7C%24guest-1'));
  afterEach(() => {
    document.cookie = 'zguid=; Max-Age=0';
    Object.assign(window, { google: undefined });
  });

  it('sends its property once after a sign-in, with the earlier guid, also after a reload (CAL-4 OPN-91)', async () => {
    const started = start();
    document.cookie = 'zguid=24%7C%24another-guest';
    expect(await started.session.signIn({ afterSuccess: 'reload' })).toBe('a');
    expect(await sentBy(started)).toEqual([marketed]);
    expect(started.reload).toHaveBeenCalledTimes(1);
    expect(started.navigate).not.toHaveBeenCalled();
    expect(Reflect.get(started.sent.find(isMarketing)!.init, 'keepalive')).toBe(
      true,
    );
  });

  it('sends it after a one-tap sign-in (CAL-4)', async () => {
    const initialize = jest.fn();
    Object.assign(window, {
      google: {
        accounts: { id: { initialize, prompt: jest.fn(), cancel: jest.fn() } },
      },
    });
    const started = start(
      { calculatorProperty, googleClientId: 'c-1' },
      (url) =>
        url.includes('login') ? { authToken: 'a', user: { id: '7' } } : {},
    );
    started.session.store.dispatch({ type: 'registration/googleOneTapShown' });
    await new Promise((resolve) => initialize.mockImplementation(resolve));
    (
      initialize.mock.calls[0] as [{ callback: (answer: object) => void }]
    )[0].callback({
      credential: 'jwt',
    });
    expect(await sentBy(started)).toEqual([marketed]);
  });

  it('sends nothing for a visitor who was already signed in (CAL-4)', async () => {
    const signedIn = start();
    signedIn.session.store.dispatch(loggedIn(ada.user, 'before'));
    await signedIn.session.signIn();
    expect(await sentBy(signedIn)).toEqual([]);
    const found = start(undefined, () => ({
      authToken: 'a',
      user: { id: '7' },
    }));
    await found.session.lookUpUser();
    expect(await sentBy(found)).toEqual([]);
  });

  it('sends nothing on another page or without a guid (CAL-4)', async () => {
    const elsewhere = start({});
    await elsewhere.session.signIn();
    expect(await sentBy(elsewhere)).toEqual([]);
    document.cookie = 'zguid=; Max-Age=0';
    const unknown = start();
    await unknown.session.signIn();
    expect(await sentBy(unknown)).toEqual([]);
  });

  it('on a page that navigates without a reload, sends it only on the path that set it (CAL-4 OPN-91)', async () => {
    const go = (path: string) => window.history.pushState(null, '', path);
    const started = start({});
    go('/mortgage-calculator/');
    configureSession(started.session, { calculatorProperty });
    go('/help/');
    // Other options, and the same property again, change nothing.
    configureSession(started.session, {
      theme: 'refreshed',
      calculatorProperty,
    });
    await started.session.signIn();
    expect(await sentBy(started)).toEqual([]);
    started.session.store.dispatch(loggedOut());
    go('/mortgage-calculator/?term=30');
    await started.session.signIn();
    expect(await sentBy(started)).toEqual([marketed]);
    started.session.store.dispatch(loggedOut());
    const next = { ...calculatorProperty, propertyAddress: '2 Main St' };
    go('/mortgage-calculator/next/');
    configureSession(started.session, { calculatorProperty: next });
    await started.session.signIn();
    expect(await sentBy(started)).toEqual([
      marketed,
      { ...next, userId: 'guest-1', caller: 'a' },
    ]);
    go('/');
  });

  it.each<[string, Answers]>([
    ['fails', () => undefined],
    [
      'is blocked, and the security check is closed',
      () => ({ blockScript: '//evil.example/' }),
    ],
  ])(
    'CAL-4: a call that %s is reported, and the sign-in succeeds',
    async (_how, answers) => {
      const started = start(undefined, answers);
      expect(await started.session.signIn({ afterSuccess: 'reload' })).toBe(
        'a',
      );
      expect(selectLoggedIn(started.session.store.getState())).toBe(true);
      expect(started.reload).toHaveBeenCalledTimes(1);
      await sentBy(started);
      expect(
        jest
          .mocked(console.warn)
          .mock.calls.filter(([text]) =>
            String(text).includes('CalculatorMarketingFailure'),
          ),
      ).toHaveLength(1);
    },
  );
});
