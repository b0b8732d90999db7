import { FakeBroadcastChannel } from '../testing/fakeBroadcastChannel';
import { startedSession, type Answers } from '../testing/startedSession';
import { selectConfig } from '../config/config';
import {
  loggedIn,
  loggedOut,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
} from '../visitor/visitor';

const ada = { authToken: 'a', user: { id: '7', firstName: 'Ada', lastName: 'Lane' } };
const grace = { authToken: 'g', user: { id: '8', firstName: 'Grace', lastName: 'Hill' } };
const configOf = ({ session }: ReturnType<typeof startedSession>) =>
  selectConfig(session.store.getState());

describe('who the visitor is', () => {
  it('AUT-1 AUT-2 CAL-2: looked up once, and afresh on request', async () => {
    const { session, sent } = startedSession(() => ada);
    expect(await session.lookUpUser()).toMatchObject({ status: 'signedIn', user: { id: 'X1-7' } });
    await session.lookUpUser();
    expect(sent).toMatchObject([
      {
        url: '/user/account/services/WhoAmI.htm',
        init: { method: 'POST', credentials: 'same-origin' },
      },
    ]);
    await session.lookUpUser('network');
    expect(sent).toHaveLength(2);
  });

  it('CAL-1 OPN-39: a token held is checked by whoAmI with the caller in its body', async () => {
    const { session, sent } = startedSession(() => ada);
    await session.lookUpUser();
    await session.lookUpUser('network');
    expect(sent[1]!.url).toMatch(/^\/mortgageapi\/whoAmI\?partnerId=/);
    expect(sent[1]!.init).toMatchObject({ method: 'POST', body: '{"caller":"a"}' });
  });

  it("AUT-3 ERR-1: an 'Invalid token' drops what was cached, and the cookie decides", async () => {
    const answers: Answers = (url) =>
      url.includes('whoAmI')
        ? { error: 'Invalid token' }
        : sent.length === 1
          ? ada
          : { message: 'Login required' };
    const { session, sent } = startedSession((url, init) => answers(url, init));
    await session.lookUpUser();
    expect(await session.lookUpUser('network')).toEqual({ status: 'signedOut' });
    expect(selectLoggedIn(session.store.getState())).toBe(false);
  });

  it('a lookup that cannot be made is "unknown" and is tried again by the next one', async () => {
    let isDown = true;
    const { session } = startedSession(() => (isDown ? undefined : ada));
    expect(await session.lookUpUser()).toEqual({ status: 'unknown' });
    expect(selectLookupStatus(session.store.getState())).toBe('unknown');
    isDown = false;
    expect(await session.lookUpUser()).toMatchObject({ status: 'signedIn' });
  });

  it('F29: a late answer does not overwrite a sign-in that came meanwhile', async () => {
    let answer!: (json: unknown) => void;
    const { session } = startedSession(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const lookup = session.lookUpUser();
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never, 'a'));
    answer({ message: 'Login required' });
    expect(await lookup).toMatchObject({ status: 'signedIn' });
    expect(selectLoggedIn(session.store.getState())).toBe(true);
  });

  it('F29: of two lookups the one asked last counts, whichever answers first', async () => {
    const waiting: ((json: unknown) => void)[] = [];
    const { session } = startedSession(() => new Promise((resolve) => waiting.push(resolve)));
    // Two equal requests would be shared: the second asks by a token.
    const first = session.lookUpUser();
    session.store.dispatch({ type: 'session/authTokenSet', authToken: 'g' });
    const second = session.lookUpUser('network');
    await Promise.resolve();
    waiting[1]!(grace);
    await second;
    waiting[0]!(ada);
    expect(await first).toMatchObject({ user: { id: 'X1-8' } });
    expect(selectUser(session.store.getState())).toMatchObject({ id: 'X1-8' });
  });

  it('another person than before: the one who left is signed out first', async () => {
    const types: string[] = [];
    const { session } = startedSession((url) => (url.includes('whoAmI') ? grace : ada));
    await session.lookUpUser();
    session.store.subscribe(() => types.push(selectUser(session.store.getState())?.id ?? 'nobody'));
    await session.lookUpUser('network');
    expect(types.filter((id, index) => id !== types[index - 1])).toEqual([
      'X1-7',
      'nobody',
      'X1-8',
    ]);
  });

  it('the page hears of a sign-in and a sign-out once each', () => {
    const { session } = startedSession();
    const heard: string[] = [];
    for (const name of ['mortgage:signedIn', 'mortgage:signedOut'])
      document.addEventListener(name, (event) =>
        heard.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`),
      );
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
    session.store.dispatch(loggedOut());
    expect(heard).toEqual(['mortgage:signedIn {"userId":"X1-7"}', 'mortgage:signedOut {}']);
  });

  it('the signed-in hint goes as soon as anybody finds out that nobody is signed in', () => {
    const { session } = startedSession();
    window.localStorage.setItem('mortgageSignedInHint', '1');
    session.store.dispatch(loggedOut());
    expect(window.localStorage.getItem('mortgageSignedInHint')).toBeNull();
  });

  it('F19: a page from the back/forward cache asks again, by the cookie', async () => {
    const { session, sent } = startedSession(() => ada);
    await session.lookUpUser();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sent.filter(({ url }) => url.endsWith('WhoAmI.htm'))).toHaveLength(2);
  });
});

describe('what the browser keeps', () => {
  it('AUT-12 CON-19: the session id in session storage, found again', () => {
    const { userSessionId } = configOf(startedSession());
    expect(window.sessionStorage.getItem('zm-userSessionId')).toBe(userSessionId);
    expect(configOf(startedSession()).userSessionId).toBe(userSessionId);
  });

  it('CON-4 F34: without storage the id is the all-hex placeholder, and nothing breaks', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(configOf(startedSession()).userSessionId).toBe('0'.repeat(32));
    blocked.mockRestore();
  });

  it("AUT-13: the visitor's guid behind the $ of the cookie zguid", () => {
    document.cookie = 'zguid=24%7C%24abc-123';
    expect(configOf(startedSession()).guid).toBe('abc-123');
  });

  it("LAP-14: the page's zuid", () => {
    window.history.replaceState(null, '', '/x?zuid=X1-9');
    expect(configOf(startedSession()).zuid).toBe('X1-9');
    window.history.replaceState(null, '', '/');
  });

  it('REG-5 CON-18: the region of the page; a page without one leaves it alone', () => {
    window.history.replaceState(null, '', '/mortgage-rates/ca/');
    startedSession();
    window.history.replaceState(null, '', '/other/');
    startedSession();
    expect(JSON.parse(window.localStorage.getItem('mortgageRegion')!)).toMatchObject({
      stateAbbreviation: 'CA',
      stateName: 'California',
    });
  });
});

describe('signing out', () => {
  it('SEC-1 SEC-2 SEC-3 SEC-4: asks both services, csrf first, then leaves; a dead service does not hold it', async () => {
    const { session, sent, navigate } = startedSession((url) =>
      url.startsWith('/homeloans/api') ? undefined : 'csrf-1',
    );
    await session.signOut();
    const calls = sent.map(({ url, init }) => `${init.method} ${url} ${init.body ?? ''}`.trim());
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /homeloans/mortgage/api/auth/csrf',
        'GET /homeloans/api/auth/csrf',
        'POST /homeloans/mortgage/api/auth/signout?callbackUrl=/ csrf-1',
      ]),
    );
    expect(sent.find(({ init }) => init.method === 'POST')!.init.headers).toMatchObject({
      'content-type': 'application/json',
    });
    expect(navigate).toHaveBeenCalledWith('/Logout.htm');
  });
});

describe('other tabs', () => {
  const otherTabSays = (message: string) =>
    new FakeBroadcastChannel('mortgage.session').postMessage(message);
  /** What this tab has told the others since then. */
  function listenAsOtherTab(): unknown[] {
    const heard: unknown[] = [];
    new FakeBroadcastChannel('mortgage.session').onmessage = ({ data }) => heard.push(data);
    return heard;
  }
  beforeEach(() => Object.assign(window, { BroadcastChannel: FakeBroadcastChannel }));
  afterEach(() => {
    FakeBroadcastChannel.closeAll();
    Object.assign(window, { BroadcastChannel: undefined });
  });

  it("a sign-in elsewhere is looked up by the cookie: the token held may be another person's", async () => {
    const { session, sent } = startedSession(() => grace);
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never, 'a'));
    otherTabSays('signedIn');
    await session.lookUpUser('cookie' as never);
    expect(sent.map(({ url }) => url)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('whoAmI')]),
    );
    expect(selectUser(session.store.getState())).toMatchObject({ id: 'X1-8' });
  });

  it.each([
    ['a sign-out by a page without us', '1', { message: 'Login required' }, ['signedOut']],
    ['a sign-in by a page without us', '', ada, ['signedIn']],
    ['nothing where the visitor is still signed in', '1', ada, []],
    ['nothing where the visitor is still signed out', '', { message: 'Login required' }, []],
  ])('are told of %s by whoever finds out', async (_what, hint, answer, told) => {
    window.localStorage.clear();
    window.localStorage.setItem('mortgageSignedInHint', hint);
    const heard = listenAsOtherTab();
    const { session } = startedSession(() => answer);
    await session.lookUpUser();
    expect(heard).toEqual(told);
  });

  it('are told of a sign-out here once, and of nothing when another person takes over but the sign-in', async () => {
    const { session } = startedSession((url) => (url.includes('whoAmI') ? grace : ada));
    await session.lookUpUser();
    const heard = listenAsOtherTab();
    await session.lookUpUser('network');
    expect(heard).toEqual([]);
    await session.signOut();
    expect(heard).toEqual(['signedOut']);
  });

  it('a sign-out elsewhere is one here, and is not told again', () => {
    const { session } = startedSession();
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never, 'a'));
    const heard = listenAsOtherTab();
    otherTabSays('signedOut');
    expect(session.store.getState().user).toEqual({
      loggedIn: false,
      lookup: { status: 'signedOut' },
    });
    expect(heard).toEqual(['signedOut']);
  });
});

describe("calls in the visitor's name", () => {
  const asIs = (json: unknown) => json;

  it('API-6 AUT-1: carry the token of the first lookup, which is made once', async () => {
    const { session, sent } = startedSession((url) =>
      url.endsWith('WhoAmI.htm') ? ada : { fine: true },
    );
    expect(await session.api.post('x', {}, asIs, { authenticated: true })).toEqual({
      ok: true,
      value: { fine: true },
    });
    await session.api.post('y', {}, asIs, { authenticated: true });
    expect(sent.map(({ url }) => url.split('?')[0])).toEqual([
      '/user/account/services/WhoAmI.htm',
      '/mortgageapi/x',
      '/mortgageapi/y',
    ]);
    expect(JSON.parse(sent[2]!.init.body!)).toEqual({ caller: 'a' });
  });

  it('AUT-6 ERR-2: of nobody, marked error-only, give LoginRequired without asking for a sign-in', async () => {
    const { session } = startedSession(() => ({ message: 'Login required' }));
    expect(await session.api.post('x', {}, asIs, { authenticated: true, errorOnly: true })).toEqual(
      { ok: false, error: 'LoginRequired' },
    );
    expect(session.store.getState().registration.showLightbox).toBe(false);
  });

  it('PRM-1: their status is tracked by action', async () => {
    const { session } = startedSession((url) => (url.includes('/good') ? {} : undefined));
    const calls = [session.api.post('good', {}, asIs), session.api.post('bad', {}, asIs)];
    expect(session.store.getState().promises).toMatchObject({
      good: 'inProgress',
      bad: 'inProgress',
    });
    await Promise.all(calls);
    expect(session.store.getState().promises).toMatchObject({ good: 'success', bad: 'error' });
  });
});
