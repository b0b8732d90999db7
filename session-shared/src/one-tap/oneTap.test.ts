import { waitFor } from '@testing-library/react';
import { startedSession, type Answers } from '../testing/startedSession';
import {
  googleOneTapHidden,
  googleOneTapShown,
  selectRegistration,
} from '../registration/registration';
import { selectLoggedIn } from '../visitor/visitor';

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
const isShown = ({ session }: ReturnType<typeof startedSession>) =>
  selectRegistration(session.store.getState()).showGoogleOneTap;

describe('one-tap', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => Object.assign(window, { google: undefined }));

  it('STO-7 OPN-36: without a client id showing it changes the state only', async () => {
    const provider = putProvider();
    const started = startedSession();
    started.session.store.dispatch(googleOneTapShown());
    expect(isShown(started)).toBe(true);
    started.session.store.dispatch(googleOneTapHidden());
    expect(isShown(started)).toBe(false);
    expect(provider.prompt).not.toHaveBeenCalled();
  });

  it('OPN-36: the credential goes to the sign-in endpoint, and the visitor is logged in', async () => {
    const provider = putProvider();
    const started = startedSession(() => ({ authToken: 'a', user: { id: '7' } }), { site });
    started.session.store.dispatch(googleOneTapShown());
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
    expect(provider.initialize.mock.calls[0]![0].client_id).toBe('client-1');
    provider.initialize.mock.calls[0]![0].callback({ credential: 'jwt' });
    await waitFor(() => expect(selectLoggedIn(started.session.store.getState())).toBe(true));
    expect(started.sent).toMatchObject([
      { url: '/user/acct/login/', init: { body: '{"googleCredential":"jwt"}' } },
    ]);
    expect(isShown(started)).toBe(false);
  });

  it('a visitor who came signed out is asked by itself', async () => {
    const provider = putProvider();
    const { session } = startedSession(() => ({ message: 'Login required' }), { site });
    await session.lookUpUser();
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
  });

  it('OPN-36: a closed prompt is counted, and is not shown again while it cools down', async () => {
    const provider = putProvider();
    const first = startedSession(undefined, { site });
    first.session.store.dispatch(googleOneTapShown());
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
    provider.prompt.mock.calls[0]![0]({ isSkippedMoment: () => true });
    await waitFor(() => expect(isShown(first)).toBe(false));
    const second = startedSession(undefined, { site });
    second.session.store.dispatch(googleOneTapShown());
    expect(isShown(second)).toBe(false);
    expect(provider.prompt).toHaveBeenCalledTimes(1);
  });

  it('is taken away when it is hidden by its action', async () => {
    const provider = putProvider();
    const started = startedSession(undefined, { site });
    started.session.store.dispatch(googleOneTapShown());
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
    started.session.store.dispatch(googleOneTapHidden());
    await waitFor(() => expect(provider.cancel).toHaveBeenCalled());
  });

  it.each<[string, Answers]>([
    ['refuses', () => ({ error: 'badCredentials' })],
    ['is down', () => undefined],
  ])('a server that %s is reported, and nobody is logged in', async (_case, answers) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const provider = putProvider();
    const { session } = startedSession(answers, { site });
    session.store.dispatch(googleOneTapShown());
    await waitFor(() => expect(provider.prompt).toHaveBeenCalled());
    provider.initialize.mock.calls[0]![0].callback({ credential: 'jwt' });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('[mortgage session] OneTapFailure', expect.any(String)),
    );
    expect(selectLoggedIn(session.store.getState())).toBe(false);
    warn.mockRestore();
  });
});
