import { fakeBrowser } from '../testing/fakeBrowser';
import { joinTabGroup } from './tabGroup';

function forbidden() {
  throw new DOMException('no', 'SecurityError');
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the tabs of a browser', () => {
  it('F15 OPN-32: the first leads; the others of the same user receive its messages', async () => {
    const browser = fakeBrowser();
    const received: unknown[] = [];
    const leading = joinTabGroup(browser, '7', () => received.push('itself'));
    expect(await leading.becomeLeader()).toBe('atOnce');
    const following = joinTabGroup(browser, '7', (message) =>
      received.push(message),
    );
    joinTabGroup(browser, '8', () => received.push('another user'));
    let led: string | undefined;
    void following.becomeLeader().then((when) => (led = when));
    leading.broadcast('news');
    await turn();
    expect([received, led]).toEqual([['news'], undefined]);
  });

  it('F15: when the leader goes, the next one leads; one that went while it waited never does', async () => {
    const browser = fakeBrowser();
    const join = () => joinTabGroup(browser, '7', () => undefined);
    const [first, second, third] = [join(), join(), join()] as const;
    const led: string[] = [];
    await first.becomeLeader();
    void second.becomeLeader().then((when) => led.push(`second ${when}`));
    void third.becomeLeader().then((when) => led.push(`third ${when}`));
    await turn();
    second.close();
    first.close();
    await turn();
    expect(led).toEqual(['third later']);
  });

  it.each([
    ['Web Locks', { navigator: {} }],
    ['channels', { navigator: { locks: {} } }],
    [
      'the right to open channels',
      { navigator: { locks: {} }, BroadcastChannel: forbidden },
    ],
    [
      'the right to use locks',
      {
        navigator: {
          locks: { request: () => Promise.reject(new Error('SecurityError')) },
        },
        BroadcastChannel: class {
          close() {}
        },
      },
    ],
  ])('OPN-32 F34: without %s each tab leads itself', async (_case, browser) => {
    const tabs = joinTabGroup(
      browser as unknown as Window & typeof globalThis,
      '7',
      () => undefined,
    );
    expect(await tabs.becomeLeader()).toBe('atOnce');
    tabs.close();
  });
});
