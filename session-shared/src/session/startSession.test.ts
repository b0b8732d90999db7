import { waitFor } from '@testing-library/react';
import { openPageState, type FirstAnswer } from 'embed/page-state';
import { FakeBroadcastChannel } from '../testing/fakeBroadcastChannel';
import { startedSession } from '../testing/startedSession';
import { selectConfig } from '../config/config';
import { pageNavigated } from '../navigation/actions';
import { onboardingConfigSet } from '../onboarding/onboarding';
import { lightboxHidden } from '../registration/registration';
import {
  loggedIn,
  loggedOut,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
} from '../visitor/visitor';

const ada = {
  authToken: 'a',
  user: { id: '7', firstName: 'Ada', lastName: 'Lane' },
};
const grace = {
  authToken: 'g',
  user: { id: '8', firstName: 'Grace', lastName: 'Hill' },
};
const configOf = ({ session }: ReturnType<typeof startedSession>) =>
  selectConfig(session.store.getState());

describe('who the visitor is', () => {
  it('AUT-1 AUT-2 CAL-2: is looked up once, and again on request', async () => {
    const { session, sent } = startedSession(() => ada);
    expect(await session.lookUpUser()).toMatchObject({
      status: 'signedIn',
      user: { id: 'X1-7' },
    });
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

  it('CAL-1 OPN-39: whoAmI checks a stored token, with the caller in its body', async () => {
    const { session, sent } = startedSession(() => ada);
    await session.lookUpUser();
    await session.lookUpUser('network');
    expect(sent[1]!.url).toMatch(/^\/mortgageapi\/whoAmI\?partnerId=/);
    expect(sent[1]!.init).toMatchObject({
      method: 'POST',
      body: '{"caller":"a"}',
    });
  });

  it("AUT-3 ERR-1: an 'Invalid token' of whoAmI drops user and token at once, and the cookie decides", async () => {
    const { session, sent } = startedSession((url) =>
      url.includes('whoAmI')
        ? { error: 'Invalid token' }
        : sent.length === 1
          ? ada
          : grace,
    );
    await session.lookUpUser();
    expect(await session.lookUpUser('network')).toMatchObject({
      user: { id: 'X1-8' },
    });
    expect(session.store.getState().user).toMatchObject({
      loggedIn: true,
      authToken: 'g',
    });
  });

  it("AUT-3 ERR-1: an 'Invalid token' of any action drops user and token, which are looked up afresh for it", async () => {
    const callers: unknown[] = [];
    const { session } = startedSession((url, { body = '{}' }) => {
      if (!url.includes('/mortgageapi/')) {
        return callers.length ? grace : ada;
      }
      callers.push((JSON.parse(body) as { caller?: string }).caller);
      return callers.length === 1 ? { error: 'Invalid token' } : { fine: true };
    });
    await session.lookUpUser();
    const seen: boolean[] = [];
    session.store.subscribe(() =>
      seen.push(selectLoggedIn(session.store.getState())),
    );
    const call = session.api.post('x', {}, (json) => json, {
      authenticated: true,
    });
    expect(await call).toEqual({ ok: true, value: { fine: true } });
    expect(callers).toEqual(['a', 'g']);
    expect(seen).toContain(false);
    expect(selectUser(session.store.getState())).toMatchObject({ id: 'X1-8' });
  });

  it("an 'Invalid token' without a token drops the visitor; for an older token or visitor it does not (AUT-3)", async () => {
    let answer!: (json: unknown) => void;
    const answered = new Promise((resolve) => (answer = resolve));
    const { session } = startedSession((url) =>
      url.includes('slow') ? answered : { error: 'Invalid token' },
    );
    const anonymous = session.api.post('slow', {}, (json) => json);
    session.store.dispatch(
      loggedIn({ ...ada.user, id: 'X1-7' } as never, 'old'),
    );
    const slow = session.api.post('slow', { caller: 'old' }, (json) => json);
    session.store.dispatch(
      loggedIn({ ...ada.user, id: 'X1-7' } as never, 'new'),
    );
    answer({ error: 'Invalid token' });
    await Promise.all([anonymous, slow]);
    expect(selectLoggedIn(session.store.getState())).toBe(true);
    await session.api.post('x', {}, (json) => json);
    expect(session.store.getState().user).toEqual({
      loggedIn: false,
      lookup: { status: 'notLoaded' },
    });
  });

  it('a lookup that cannot be made is "unknown" and is tried again by the next one', async () => {
    let isDown = true;
    const { session } = startedSession(() => (isDown ? undefined : ada));
    expect(await session.lookUpUser()).toEqual({ status: 'unknown' });
    expect(selectLookupStatus(session.store.getState())).toBe('unknown');
    isDown = false;
    expect(await session.lookUpUser()).toMatchObject({ status: 'signedIn' });
  });

  it.each([
    [
      'a sign-in',
      loggedIn({ ...ada.user, id: 'X1-7' } as never, 'a'),
      { message: 'no' },
      true,
    ],
    ['the end of the session', loggedOut(), ada, false],
  ])(
    'a late answer does not overwrite %s that came meanwhile (F29 OPN-109)',
    async (_what, action, late, isLoggedIn) => {
      let answer!: (json: unknown) => void;
      const { session } = startedSession(
        () => new Promise((resolve) => (answer = resolve)),
      );
      const lookup = session.lookUpUser();
      session.store.dispatch(action);
      answer(late);
      expect(await lookup).toMatchObject({
        status: isLoggedIn ? 'signedIn' : 'signedOut',
      });
      expect(selectLoggedIn(session.store.getState())).toBe(isLoggedIn);
    },
  );

  it('F29: of two lookups the later one counts, whichever answers first', async () => {
    const waiting: ((json: unknown) => void)[] = [];
    const { session } = startedSession(
      () => new Promise((resolve) => waiting.push(resolve)),
    );
    // Two equal requests would be shared: the second one uses a token.
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

  it('the page hears of a sign-in and a sign-out once each', () => {
    const { session } = startedSession();
    const heard: string[] = [];
    for (const name of ['mortgage:signedIn', 'mortgage:signedOut']) {
      document.addEventListener(name, (event) =>
        heard.push(
          `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`,
        ),
      );
    }
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
    session.store.dispatch(loggedOut());
    expect(heard).toEqual([
      'mortgage:signedIn {"userId":"X1-7"}',
      'mortgage:signedOut {}',
    ]);
  });

  it.each([
    [
      'another person',
      [loggedIn({ ...grace.user, id: 'X1-8' } as never)],
      undefined,
    ],
    ['a sign-out in another tab', [loggedOut('otherTab')], undefined],
    [
      'the same person',
      [loggedOut(), loggedIn({ ...ada.user, id: 'X1-7' } as never)],
      '94612',
    ],
  ])(
    'a refused token keeps the answers of the visitor; then %s (AUT-3)',
    (_who, then, zipCode) => {
      const { store } = startedSession().session;
      const answer = () => store.getState().onboarding.zipCode;
      store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
      store.dispatch(onboardingConfigSet({ zipCode: '94612' }));
      for (const action of [loggedOut('invalidToken'), ...then]) {
        expect(answer()).toBe('94612');
        store.dispatch(action);
      }
      expect(answer()).toBe(zipCode);
    },
  );

  it.each([
    ['dialog', ['/user/account/services/WhoAmI.htm']],
    ['none', []],
  ] as const)(
    'with the hint, looks the visitor up at once (%s)',
    (account, asked) => {
      window.localStorage.setItem('mortgageSignedInHint', '1');
      const started = startedSession(() => ada, { site: { account } });
      expect(started.sent.map(({ url }) => url)).toEqual(asked);
      expect(configOf(started).wasSignedIn).toBe(asked.length > 0);
    },
  );

  it('F29: an answer that the page host fetched before a sign-in is not about the visitor', () => {
    const { session } = startedSession();
    const page = openPageState(window);
    page.firstAnswer = {} as FirstAnswer;
    session.store.dispatch(loggedIn({ ...ada.user, id: 'X1-7' } as never));
    expect(page.firstAnswer).toBeUndefined();
  });

  it('removes the signed-in hint after any lookup that finds the visitor signed out', () => {
    const { session } = startedSession();
    window.localStorage.setItem('mortgageSignedInHint', '1');
    session.store.dispatch(loggedOut());
    expect(window.localStorage.getItem('mortgageSignedInHint')).toBeNull();
  });

  it.each([
    ['cookie', 'WhoAmI.htm'],
    ['token where cookies are off (F36)', 'whoAmI'],
  ])(
    'F19: a page from the back/forward cache asks again, by the %s',
    async (by, call) => {
      if (by !== 'cookie') {
        jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
      }
      const { session, sent } = startedSession(() => ada);
      await session.lookUpUser();
      window.dispatchEvent(
        Object.assign(new Event('pageshow'), { persisted: true }),
      );
      expect(sent[1]!.url).toContain(call);
    },
  );
});

describe('what the browser stores', () => {
  it('AUT-12 CON-19 OPN-88: keeps a random UUID for the browser session, also on an http page, which has no randomUUID', () => {
    Object.defineProperty(window.crypto, 'randomUUID', {
      configurable: true,
      value: undefined,
    });
    const { userSessionId } = configOf(startedSession());
    expect(userSessionId).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(window.sessionStorage.getItem('zm-userSessionId')).toBe(
      userSessionId,
    );
    expect(configOf(startedSession()).userSessionId).toBe(userSessionId);
    window.sessionStorage.clear();
    expect(configOf(startedSession()).userSessionId).not.toBe(userSessionId);
    Reflect.deleteProperty(window.crypto, 'randomUUID');
  });

  it('CON-4 F34: without storage the id is the all-hex placeholder, and nothing breaks', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(configOf(startedSession()).userSessionId).toBe('0'.repeat(32));
  });

  it.each([
    ['24%7C%24abc-123', 'abc-123'],
    ['24%7C%24abc%24123', 'abc$123'],
    ['24%7Cabc', undefined],
    ['24%7C%24', undefined],
    ['24%7C%24gr%C3%BCn%E2%82%AC', undefined],
    ['24%7C%24a%0Ab', undefined],
  ])(
    "AUT-13 CAL-14: the visitor's guid behind the first $ of the zguid: %s",
    (value, guid) => {
      document.cookie = `zguid=${value}`;
      expect(configOf(startedSession()).guid).toBe(guid);
      document.cookie = 'zguid=; Max-Age=0';
    },
  );

  it('LAP-14 OPN-52 REG-5: zuid and region follow the address without a reload, and stay if it has none', () => {
    const started = startedSession();
    const go = (path: string, search: string) => {
      started.session.store.dispatch(
        pageNavigated({ path, search, isNewPath: true }),
      );
      const { zuid, pageRegion } = configOf(started);
      return [zuid, pageRegion?.path];
    };
    expect(go('/refinance/tx/', '?zuid=X1-9')).toEqual(['X1-9', 'tx']);
    expect(go('/help/', '')).toEqual(['X1-9', 'tx']);
    expect(go('/refinance/ca/', '?zuid=X1-8')).toEqual(['X1-8', 'ca']);
  });
});

describe('signing out', () => {
  it('SEC-1 SEC-2 SEC-3 SEC-4: calls both services, csrf first, then leaves; a dead service does not delay it', async () => {
    const { session, sent, navigate } = startedSession((url) =>
      url.startsWith('/homeloans/api') ? undefined : 'csrf-1',
    );
    await session.signOut();
    const calls = sent.map(({ url, init }) =>
      `${init.method} ${url} ${init.body ?? ''}`.trim(),
    );
    expect(calls).toEqual([
      'GET /homeloans/mortgage/api/auth/csrf',
      'GET /homeloans/api/auth/csrf',
      'POST /homeloans/mortgage/api/auth/signout?callbackUrl=/ csrf-1',
    ]);
    expect(
      sent.find(({ init }) => init.method === 'POST')!.init.headers,
    ).toMatchObject({
      'content-type': 'application/json',
    });
    expect(navigate).toHaveBeenCalledWith('/Logout.htm');
  });

  it('is under way from the press until both services have answered (SEC-1)', async () => {
    const { session } = startedSession(() => 'csrf-1');
    const isLeaving = () => session.store.getState().user.isLeaving;
    const signedOut = session.signOut();
    expect(isLeaving()).toBe(true);
    await signedOut;
    expect(isLeaving()).toBeUndefined();
  });

  it('signs out even if the visitor closes the security check (SEC-4 OPN-105)', async () => {
    const { session, navigate } = startedSession(() => ({
      blockScript: '//evil.example/x.js',
    }));
    await session.signOut();
    expect(navigate).toHaveBeenCalledWith('/Logout.htm');
  });

  it('SEC-1 API-9 OPN-105: a service that does not answer delays it by the default time-out of 10 s, not longer', async () => {
    const timeouts = jest.spyOn(AbortSignal, 'timeout');
    const { session } = startedSession(() => 'csrf-1');
    await session.signOut();
    expect(new Set(timeouts.mock.calls.map(([ms]) => ms))).toEqual(
      new Set([10_000]),
    );
  });
});

describe('other tabs', () => {
  const otherTabSays = (message: unknown) =>
    new FakeBroadcastChannel('mortgage.session').postMessage(message);
  /** The messages of this tab to the others from now on. */
  function listenAsOtherTab(): unknown[] {
    const heard: unknown[] = [];
    new FakeBroadcastChannel('mortgage.session').onmessage = ({ data }) =>
      heard.push(data);
    return heard;
  }
  beforeEach(() =>
    Object.assign(window, { BroadcastChannel: FakeBroadcastChannel }),
  );
  afterEach(() => {
    FakeBroadcastChannel.closeAll();
    Object.assign(window, { BroadcastChannel: undefined });
  });

  it.each([
    ['a sign-in', 'signedIn'],
    ['a page of another person', { userId: 'X1-8' }],
  ])(
    "cause a lookup by the cookie after %s: the stored token may be another person's",
    async (_what, message) => {
      const { session, sent } = startedSession(() => grace);
      session.store.dispatch(
        loggedIn({ ...ada.user, id: 'X1-7' } as never, 'a'),
      );
      const asked = sent.length;
      otherTabSays({ userId: 'X1-7' });
      expect(sent).toHaveLength(asked);
      otherTabSays(message);
      await waitFor(() =>
        expect(selectUser(session.store.getState())).toMatchObject({
          id: 'X1-8',
        }),
      );
      expect(sent.map(({ url }) => url)).toEqual(
        expect.not.arrayContaining([expect.stringContaining('whoAmI')]),
      );
    },
  );

  it.each(['signedIn', { userId: 'X1-8' }])(
    'F29 AUT-1: %j while the visitor is looked up makes the answers under way outdated, and closes the dialog',
    async (message) => {
      const waiting: ((json: unknown) => void)[] = [];
      const { session } = startedSession(
        () => new Promise((resolve) => waiting.push(resolve)),
      );
      const dispatch = jest.spyOn(session.store, 'dispatch');
      const lookup = session.lookUpUser();
      otherTabSays(message);
      expect(dispatch).toHaveBeenCalledWith(loggedOut('invalidToken'));
      waiting.forEach((answer, index) => answer(index === 0 ? ada : grace));
      expect(await lookup).toMatchObject({ user: { id: 'X1-8' } });
      await waitFor(() =>
        expect(dispatch).toHaveBeenCalledWith(lightboxHidden()),
      );
    },
  );

  it.each(['dialog', 'none'] as const)(
    'AUT-1: a sign-in leaves a guest signed out until its lookup answers (account %s)',
    (account) => {
      const { store } = startedSession(() => grace, {
        site: { account },
      }).session;
      store.dispatch(loggedOut());
      otherTabSays('signedIn');
      expect(selectLookupStatus(store.getState())).toBe('signedOut');
    },
  );

  it.each([
    [
      'a sign-out by a page without us',
      '1',
      { message: 'Login required' },
      ['signedOut'],
    ],
    ['a sign-in by a page without us', '', ada, ['signedIn']],
    [
      'who is signed in, where the hint does not change',
      '1',
      ada,
      [{ userId: 'X1-7' }],
    ],
    [
      'nothing where the visitor is still signed out',
      '',
      { message: 'Login required' },
      [],
    ],
  ])(
    'receive %s from the tab that notices it first',
    async (_what, hint, answer, told) => {
      window.localStorage.setItem('mortgageSignedInHint', hint);
      const heard = listenAsOtherTab();
      const { session } = startedSession(() => answer);
      await session.lookUpUser();
      expect(heard).toEqual(told);
    },
  );

  it('receive one sign-out, and each other person once', async () => {
    const { session } = startedSession((url) =>
      url.includes('whoAmI') ? grace : ada,
    );
    await session.lookUpUser();
    const heard = listenAsOtherTab();
    await session.lookUpUser('network');
    await session.lookUpUser('network');
    expect(heard).toEqual([{ userId: 'X1-8' }]);
    await session.signOut();
    expect(heard.slice(1)).toEqual(['signedOut']);
  });

  it('sign this tab out, which does not repeat the message', () => {
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

const asIs = (json: unknown) => json;

it('CON-25 OPN-89: every call names the partner of the app', async () => {
  const { session, sent } = startedSession(() => ada, { site: { app: 'ios' } });
  await session.lookUpUser();
  await session.lookUpUser('network');
  await session.api.get('x', {}, asIs);
  await session.api.post('y', {}, asIs, { authenticated: true });
  const actions = sent.filter(({ url }) => url.startsWith('/mortgageapi/'));
  expect(actions.map(({ url }) => url)).toEqual(
    ['whoAmI', 'x', 'y'].map(
      (name) => `/mortgageapi/${name}?partnerId=RD-MAPLEIOS`,
    ),
  );
});

it("counts the length of an address from the page's host, not from its base (API-3 F89)", async () => {
  const base = document.createElement('base');
  base.href = `https://${'long.'.repeat(40)}example/`;
  document.head.append(base);
  const { session, sent } = startedSession(() => ({}));
  await session.api.get('x', { text: 'a'.repeat(1900) }, asIs);
  base.remove();
  expect(sent.at(-1)).toMatchObject({ init: { method: 'GET' } });
});

describe("calls in the visitor's name", () => {
  it('API-6 AUT-1: carry the token of the first lookup, which is made once', async () => {
    const { session, sent } = startedSession((url) =>
      url.endsWith('WhoAmI.htm') ? ada : { fine: true },
    );
    expect(
      await session.api.post('x', {}, asIs, { authenticated: true }),
    ).toEqual({
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

  it('PRM-1: their status is tracked by action', async () => {
    const { session } = startedSession((url) =>
      url.includes('/good') ? {} : undefined,
    );
    const calls = [
      session.api.post('good', {}, asIs),
      session.api.post('bad', {}, asIs),
    ];
    expect(session.store.getState().promises).toMatchObject({
      good: 'inProgress',
      bad: 'inProgress',
    });
    await Promise.all(calls);
    expect(session.store.getState().promises).toMatchObject({
      good: 'success',
      bad: 'error',
    });
  });
});
