import { defaultSiteConfig } from 'mortgage-domain/siteConfig';
import { loggedOut } from './actions';
import { connectSession, overrideSession, startSession } from './connectSession';
import { selectConfig, selectLoggedIn, selectLookupStatus } from './selectors';

const json = (body: unknown) => ({ status: 200, text: async () => JSON.stringify(body) }) as Response;
const text = (body: string) => ({ status: 200, text: async () => body }) as Response;

function start(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const fetch = jest.fn(async (url: string, init: RequestInit) => answer(url, init));
  const navigate = jest.fn();
  const session = startSession(defaultSiteConfig, { window, fetch: fetch as unknown as typeof globalThis.fetch, navigate, reload: jest.fn() });
  return { session, fetch, navigate };
}
const whoAmI = { authToken: 't', user: { id: '7', firstName: 'Ada', lastName: 'Lane' } };

describe('the one session', () => {
  afterEach(() => overrideSession(undefined));

  it('STO-1 STO-2: is made once, shared by later callers, and replaced only by an override', () => {
    Object.assign(window, { fetch: jest.fn() });
    const first = connectSession();
    expect(connectSession({ productName: 'Other' })).toBe(first);
    const other = start(() => json({})).session;
    overrideSession(other);
    expect(connectSession()).toBe(other);
  });

  it('AUT-1 AUT-2 CAL-2: looks the visitor up once, and afresh on request', async () => {
    const { session, fetch } = start(() => json(whoAmI));
    expect(await session.lookUpUser()).toMatchObject({ status: 'signedIn', user: { id: 'X1-7' } });
    await session.lookUpUser();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]).toEqual(['/user/account/services/WhoAmI.htm', expect.objectContaining({ method: 'POST', credentials: 'same-origin' })]);
    await session.lookUpUser('network');
    expect(fetch.mock.calls.length).toBeGreaterThan(1);
  });

  it('AUT-3 ERR-1 CAL-1: an \'Invalid token\' drops what was cached, and the cookie decides', async () => {
    const { session, fetch } = start((url) => (url.includes('whoAmI') ? json({ error: 'Invalid token' }) : json(fetch.mock.calls.length === 1 ? whoAmI : { message: 'Login required' })));
    await session.lookUpUser();
    expect(await session.lookUpUser('network')).toEqual({ status: 'signedOut' });
    expect(selectLoggedIn(session.store.getState())).toBe(false);
  });

  it('a lookup that cannot be made is "unknown" and is tried again by the next one', async () => {
    let isDown = true;
    const { session } = start(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return json(whoAmI);
    });
    expect(await session.lookUpUser()).toEqual({ status: 'unknown' });
    expect(selectLookupStatus(session.store.getState())).toBe('unknown');
    isDown = false;
    expect(await session.lookUpUser()).toMatchObject({ status: 'signedIn' });
  });

  it('AUT-12 CON-19: keeps its id in session storage and finds it again', () => {
    const first = selectConfig(start(() => json({})).session.store.getState()).userSessionId;
    expect(window.sessionStorage.getItem('zm-userSessionId')).toBe(first);
    expect(selectConfig(start(() => json({})).session.store.getState()).userSessionId).toBe(first);
  });

  it('CON-4 F34: without storage the id is the all-hex placeholder, and nothing breaks', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new DOMException('blocked', 'SecurityError'); });
    expect(selectConfig(start(() => json({})).session.store.getState()).userSessionId).toBe('0'.repeat(32));
    blocked.mockRestore();
  });

  it('AUT-13: reads the visitor\'s guid behind the $ of the cookie zguid', () => {
    document.cookie = 'zguid=24%7C%24abc-123';
    expect(selectConfig(start(() => json({})).session.store.getState()).guid).toBe('abc-123');
  });

  it('REG-5 CON-18: keeps the region of the page, and a page without one leaves it alone', () => {
    window.history.replaceState(null, '', '/mortgage-rates/ca/');
    start(() => json({}));
    window.history.replaceState(null, '', '/other/');
    start(() => json({}));
    expect(JSON.parse(window.localStorage.getItem('mortgageRegion')!)).toMatchObject({ stateAbbreviation: 'CA', stateName: 'California' });
  });

  it('SEC-1 SEC-2 SEC-3 SEC-4: sign-out asks both services, csrf first, then leaves; a dead service does not hold it', async () => {
    const calls: string[] = [];
    const { session, navigate } = start((url, init) => {
      calls.push(`${init.method ?? 'GET'} ${url} ${String(init.body ?? '')}`.trim());
      if (url.startsWith('/homeloans/api')) throw new TypeError('down');
      return text('csrf-1');
    });
    await session.signOut();
    expect(calls).toEqual(expect.arrayContaining(['GET /homeloans/mortgage/api/auth/csrf', 'GET /homeloans/api/auth/csrf', 'POST /homeloans/mortgage/api/auth/signout?callbackUrl=/ csrf-1']));
    expect(navigate).toHaveBeenCalledWith('/Logout.htm');
  });

  it('the signed-in hint goes as soon as anybody finds out that nobody is signed in', () => {
    const { session } = start(() => json({}));
    window.localStorage.setItem('mortgageSignedInHint', '1');
    session.store.dispatch(loggedOut());
    expect(window.localStorage.getItem('mortgageSignedInHint')).toBeNull();
  });
});
