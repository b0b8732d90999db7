import { waitFor } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import { startedSession, type Answers } from '../testing/startedSession';
import {
  googleOneTapHidden,
  googleOneTapShown,
  selectRegistration,
} from '../registration/registration';
import { loggedIn, loggedOut, selectLoggedIn } from '../visitor/visitor';

type Moment = (moment: { isSkippedMoment(): boolean }) => void;
type Initialize = (settings: {
  client_id: string;
  callback: (answer: { credential: string }) => void;
}) => void;

/** The provider as its script would leave it. */
function putProvider() {
  const provider = {
    initialize: jest.fn() as jest.MockedFunction<Initialize>,
    prompt: jest.fn() as jest.MockedFunction<(onMoment: Moment) => void>,
    cancel: jest.fn(),
  };
  Object.assign(window, { google: { accounts: { id: provider } } });
  return provider;
}
const site = { googleClientId: 'client-1' };
/** Waits until the prompt's code is loaded and has run. */
async function promptLoaded() {
  await import('./saga');
  await new Promise((resolve) => setTimeout(resolve));
}
/** The prompt is open, by the action that shows it. */
async function showPrompt(answers?: Answers) {
  const provider = putProvider();
  const started = startedSession(answers, { site });
  started.session.store.dispatch(googleOneTapShown());
  await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
  return { ...started, provider };
}
const isShown = ({
  session,
}: Pick<ReturnType<typeof startedSession>, 'session'>) =>
  selectRegistration(session.store.getState()).showGoogleOneTap;

describe('one-tap', () => {
  afterEach(() => Object.assign(window, { google: undefined }));

  it('STO-7 OPN-36: without a client id showing it changes the state only', async () => {
    const provider = putProvider();
    const started = startedSession();
    started.session.store.dispatch(googleOneTapShown());
    await promptLoaded();
    expect(isShown(started)).toBe(true);
    expect(provider.prompt).not.toHaveBeenCalled();
    started.session.store.dispatch(googleOneTapHidden());
    expect(isShown(started)).toBe(false);
  });

  it('OPN-36: the credential goes to the sign-in endpoint, and the visitor is logged in', async () => {
    const started = await showPrompt(() => ({
      authToken: 'a',
      user: { id: '7' },
    }));
    const { provider } = started;
    expect(provider.initialize.mock.calls[0]![0].client_id).toBe('client-1');
    provider.initialize.mock.calls[0]![0].callback({ credential: 'jwt' });
    await waitFor(() =>
      expect(selectLoggedIn(started.session.store.getState())).toBe(true),
    );
    expect(started.sent).toMatchObject([
      {
        url: '/user/acct/login/',
        init: { body: '{"googleCredential":"jwt"}' },
      },
    ]);
    expect(isShown(started)).toBe(false);
  });

  it('the prompt opens by itself for a visitor who came signed out, but not for a refused token (AUT-3)', async () => {
    const provider = putProvider();
    const { session } = startedSession(() => ({ message: 'Login required' }), {
      site,
    });
    session.store.dispatch(loggedOut('invalidToken'));
    await promptLoaded();
    expect(provider.prompt).not.toHaveBeenCalled();
    await session.lookUpUser();
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
  });

  it('is hidden after the visitor closes it (STO-7 OPN-36)', async () => {
    const started = await showPrompt();
    started.provider.prompt.mock.calls[0]![0]({ isSkippedMoment: () => true });
    await waitFor(() => expect(isShown(started)).toBe(false));
  });

  it('is removed when it is hidden by its action', async () => {
    const started = await showPrompt();
    started.session.store.dispatch(googleOneTapHidden());
    await waitFor(() => expect(started.provider.cancel).toHaveBeenCalled());
  });

  it('STO-7: does not open if it is hidden before its program has loaded', async () => {
    const provider = putProvider();
    const { session } = startedSession(undefined, { site });
    session.store.dispatch(googleOneTapShown());
    session.store.dispatch(googleOneTapHidden());
    await promptLoaded();
    expect(provider.prompt).not.toHaveBeenCalled();
  });

  it("OPN-36: a visitor who signs in while the provider's script loads is not asked", async () => {
    const { session } = startedSession(undefined, { site });
    session.store.dispatch(googleOneTapShown());
    const script = await waitFor(() => {
      const added = document.querySelector<HTMLScriptElement>(
        'script[src*="accounts.google.com"]',
      );
      expect(added).not.toBeNull();
      return added!;
    });
    session.store.dispatch(loggedIn(readUser({ id: '7' }), 'token'));
    const provider = putProvider();
    script.dispatchEvent(new Event('load'));
    await promptLoaded();
    expect(provider.prompt).not.toHaveBeenCalled();
    script.remove();
  });

  it.each<[string, Answers]>([
    ['refuses', () => ({ error: 'badCredentials' })],
    ['is down', () => undefined],
  ])(
    'reports a server that %s, and the visitor stays signed out',
    async (_case, answers) => {
      const { session, provider } = await showPrompt(answers);
      provider.initialize.mock.calls[0]![0].callback({ credential: 'jwt' });
      await waitFor(() =>
        expect(console.warn).toHaveBeenCalledWith(
          '[mortgage session] OneTapFailure',
          expect.any(String),
        ),
      );
      expect(selectLoggedIn(session.store.getState())).toBe(false);
    },
  );
});
