import { loggedOut } from 'session-shared/session';
import {
  fakeApi,
  loggedIn,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { openPageState } from 'embed/page-state';
import { readUser } from 'mortgage-domain/people/readUser';
import { eligibility } from '../testing/eligibility';
import { FakePubnub } from '../testing/fakePubnub';
import { settle } from '../testing/settle';
import {
  fetchMessagingEligibility,
  onlineRetryMs,
  reconnectDelayMs,
} from './connection';
import { selectUnreadCount } from './messaging';
import { messagingFeature } from './feature';

const provided: { client: unknown } = { client: FakePubnub };
jest.mock('pubnub', () => ({
  __esModule: true,
  get default() {
    return provided.client;
  },
}));

const started: (() => void)[] = [];

async function start(answer: FakeAnswer = eligibility(), site = {}) {
  const api = fakeApi({ '/graphql': answer });
  const session = testSession({ api, user: { id: '7' }, site });
  const detach = session.attach(messagingFeature);
  started.push(detach);
  await settle();
  return {
    api,
    session,
    detach,
    count: () => selectUnreadCount(session.store.getState()),
  };
}
const show = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

describe('news of the Inbox', () => {
  beforeEach(() => {
    FakePubnub.clients = [];
    provided.client = FakePubnub;
  });
  afterEach(() => {
    started.splice(0).forEach((end) => end());
  });

  it('RTC-1 RTC-2: a client with the keys and the user id, on the channel of type GLOBAL, and the presence settings', async () => {
    await start();
    expect(FakePubnub.clients).toHaveLength(1);
    expect(FakePubnub.last.settings).toMatchObject({
      authKey: 'auth',
      subscribeKey: 'sub',
      publishKey: 'pub',
      userId: 'X1-7',
      ssl: true,
      presenceTimeout: 120,
    });
    expect(FakePubnub.last.settings).not.toHaveProperty('origin');
    expect(FakePubnub.last.heartbeatInterval).toBe(30);
    expect(FakePubnub.last.channels).toEqual(['inbox.7']);
  });

  it('come when their code arrives after all (I7)', async () => {
    const page = openPageState(window);
    page.retryView = () => Promise.reject(new Error('gone'));
    await start();
    expect(FakePubnub.clients).toHaveLength(0);
    page.retryView = undefined;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(FakePubnub.clients).toHaveLength(1);
  });

  it.each([
    ['http://127.0.0.1:4000', { origin: '127.0.0.1:4000', ssl: false }],
    ['https://messages.example', { origin: 'messages.example', ssl: true }],
  ])(
    'OPN-32: %s replaces the hosts of the provider, also in a browser without URL.canParse',
    async (messagingOrigin, settings) => {
      const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse')!;
      Reflect.deleteProperty(URL, 'canParse');
      await start(eligibility(), { messagingOrigin }).finally(() =>
        Object.defineProperty(URL, 'canParse', canParse),
      );
      expect(FakePubnub.last.settings).toMatchObject(settings);
    },
  );

  it.each([
    ['another status', { status: 'NOT_ELIGIBLE' }],
    [
      'no GLOBAL channel',
      { channels: { channelInfo: [{ type: 'LOCAL', name: 'x' }] } },
    ],
    ['no keys', { keys: null }],
    ['no user id', { userId: ' ' }],
  ])('RTC-1 RTC-2: no client with %s', async (_case, more) => {
    const { api } = await start(eligibility(more));
    // As after the load of a page: no reason to ask again.
    window.dispatchEvent(new Event('pageshow'));
    await settle();
    expect([FakePubnub.clients.length, api.calls.length]).toEqual([0, 1]);
  });

  it('F41: presence settings that would be a storm are kept within bounds', async () => {
    await start(
      eligibility({
        config: { presenceTimeOut: 0.1, heartbeatInterval: 0.001 },
      }),
    );
    expect(FakePubnub.last.settings.presenceTimeout).toBe(20);
    expect(FakePubnub.last.heartbeatInterval).toBe(10);
  });

  it.each(['in-app-messaging', 'in-app-touring'])(
    'RTC-3 HDR-23 OPN-31 F30: %s replaces the count by another one',
    async (eventName) => {
      const { session, count } = await start();
      expect(count()).toBe(2);
      FakePubnub.last.emitMessage({ eventName, gleamCount: 5 });
      FakePubnub.last.emitMessage(
        { eventName, gleamCount: 9 },
        'of another user',
      );
      FakePubnub.last.emitMessage({ eventName, gleamCount: -1 });
      expect(count()).toBe(5);
      const before = session.store.getState();
      FakePubnub.last.emitMessage({ eventName, gleamCount: 5 });
      expect(session.store.getState()).toBe(before);
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    { eventName: 'typing', gleamCount: 9 },
    'text',
    null,
    { gleamCount: 9 },
  ])(
    'HDR-24 ERR-18: %p changes nothing and is logged as unsupported',
    async (message) => {
      const { count } = await start();
      FakePubnub.last.emitMessage(message);
      expect(count()).toBe(2);
      expect(
        jest.mocked(console.warn).mock.calls.map(([text]): unknown => text),
      ).toEqual(['Unsupported event']);
    },
  );

  it('ERR-17 OPN-32: a client that cannot be loaded is one console message; the count stays', async () => {
    provided.client = undefined;
    const { api, count } = await start();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      ['Unable to load Pubnub client.'],
    ]);
    expect([api.calls.length, count()]).toEqual([1, 2]);
  });

  it("RTC-1 F18 OPN-132: the connection ends with sign-out, with another user, with the header, and with the page's word", async () => {
    const signedOut = await start();
    signedOut.session.store.dispatch(loggedOut());
    expect([FakePubnub.last.isOpen, signedOut.count()]).toEqual([
      false,
      undefined,
    ]);
    const gone = await start();
    gone.detach();
    expect(FakePubnub.last.isOpen).toBe(false);
    const { session, count } = await start();
    const first = FakePubnub.last;
    const switchUser = () =>
      session.store.dispatch(loggedIn(readUser({ id: '8' }), 'token'));
    switchUser();
    await settle();
    expect(FakePubnub.last).not.toBe(first);
    expect([first.isOpen, FakePubnub.last.isOpen]).toEqual([false, true]);
    switchUser();
    await settle();
    expect([FakePubnub.last.isOpen, count()]).toEqual([true, 2]);
    const given = { avatar: {}, navLinks: {} };
    session.store.dispatch(loggedIn(readUser({ id: '8' }), undefined, given));
    expect([FakePubnub.last.isOpen, count()]).toEqual([false, undefined]);
  });

  it('F19: a page in the back/forward cache holds no connection, and calls again when it comes back', async () => {
    const { api } = await start();
    show('pagehide');
    await settle();
    expect(FakePubnub.last.isOpen).toBe(false);
    show('pageshow');
    await settle();
    expect(FakePubnub.last.isOpen).toBe(true);
    expect([FakePubnub.clients.length, api.calls.length]).toEqual([2, 2]);
  });

  it.each([
    'PNConnectionErrorCategory',
    'PNDisconnectedUnexpectedlyCategory',
    'PNAccessDeniedCategory',
  ])(
    'F41: after %s the count stays; fresh keys are tried later',
    async (category) => {
      jest.useFakeTimers();
      const { api, count } = await start();
      FakePubnub.last.emitStatus('PNConnectedCategory');
      FakePubnub.last.emitStatus(category);
      await settle();
      expect([FakePubnub.last.isOpen, count()]).toEqual([false, 2]);
      expect(console.warn).toHaveBeenCalledTimes(1);
      const asked = api.calls.length;
      await jest.advanceTimersByTimeAsync(reconnectDelayMs - 1);
      expect(api.calls).toHaveLength(asked);
      await jest.advanceTimersByTimeAsync(1);
      expect(FakePubnub.last.isOpen).toBe(true);
      expect([api.calls.length, FakePubnub.clients.length]).toEqual([
        asked + 1,
        2,
      ]);
    },
  );

  it('RTC-2: once connected the count is fetched again, for messages in between; a message meanwhile is newer', async () => {
    let totalUnreadCount = 2;
    const { count } = await start(() => eligibility({ totalUnreadCount }));
    totalUnreadCount = 3;
    FakePubnub.last.emitStatus('PNHeartbeatSucceededCategory');
    await settle();
    expect([FakePubnub.last.isOpen, count()]).toEqual([true, 2]);
    FakePubnub.last.emitStatus('PNConnectedCategory');
    await settle();
    expect(count()).toBe(3);
    totalUnreadCount = 4;
    FakePubnub.last.emitStatus('PNConnectedCategory');
    FakePubnub.last.emitMessage({
      eventName: 'in-app-messaging',
      gleamCount: 5,
    });
    await settle();
    expect(count()).toBe(5);
  });

  it('F38 F41: a call is made at once when the network returns, also after one that failed meanwhile', async () => {
    let answer: unknown = eligibility();
    const { count } = await start(() => answer);
    FakePubnub.last.emitStatus('PNConnectionErrorCategory');
    answer = undefined;
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([FakePubnub.clients.length, count()]).toEqual([1, 2]);
    answer = eligibility({ totalUnreadCount: 6 });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([FakePubnub.clients.length, count()]).toEqual([2, 6]);
  });

  it('F38 F41: a call that fails right after the network has returned is repeated soon, once', async () => {
    jest.useFakeTimers();
    let answer: unknown = eligibility();
    const { api } = await start(() => answer);
    answer = undefined;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(onlineRetryMs - 1);
    expect(api.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(api.calls).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(reconnectDelayMs - 1);
    expect([api.calls.length, FakePubnub.clients.length]).toEqual([3, 1]);
    answer = eligibility();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(FakePubnub.clients).toHaveLength(2);
  });
});

it.each([
  ['fails', { error: 'UnexpectedError' }],
  ['cannot be read', { data: null }],
  ['rejects', () => Promise.reject(new Error('closed'))],
])(
  "ERR-19: 'Failed to fetch messaging eligibility' if the call %s",
  async (_how, answer) => {
    const api = fakeApi({ '/graphql': answer });
    await expect(fetchMessagingEligibility(api, 'maplehearth')).rejects.toThrow(
      'Failed to fetch messaging eligibility',
    );
  },
);
