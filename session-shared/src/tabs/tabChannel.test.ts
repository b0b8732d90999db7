import { FakeBroadcastChannel } from '../testing/fakeBroadcastChannel';
import { openTabChannel, type TabMessage } from './tabChannel';

const windowWith = (BroadcastChannel: unknown) =>
  Object.assign(Object.create(window) as Window & typeof globalThis, {
    BroadcastChannel,
    addEventListener: window.addEventListener.bind(window),
  });
const tab = windowWith(FakeBroadcastChannel);

describe('tabs', () => {
  it("receive a sign-in, a sign-out, a person and the session's end, and nothing else (S13)", () => {
    const heard: TabMessage[] = [];
    openTabChannel(tab, (message) => heard.push(message));
    const other = openTabChannel(tab, () => undefined);
    other.post('signedIn');
    other.post('signedOut');
    other.post(1_800_000_000_000);
    other.post({ userId: 'X1-7' });
    for (const strange of [
      { evil: true },
      { userId: 7 },
      'signedin',
      null,
      undefined,
      '1',
    ]) {
      new FakeBroadcastChannel('mortgage.session').postMessage(strange);
    }
    expect(heard).toEqual([
      'signedIn',
      'signedOut',
      1_800_000_000_000,
      { userId: 'X1-7' },
    ]);
  });

  it('neither send nor receive while the page is in the back/forward cache (F19)', () => {
    const heard: TabMessage[] = [];
    const told: TabMessage[] = [];
    const mine = openTabChannel(tab, (message) => heard.push(message));
    window.dispatchEvent(
      new PageTransitionEvent('pagehide', { persisted: true }),
    );
    const other = openTabChannel(tab, (message) => told.push(message));
    other.post('signedOut');
    mine.post('signedIn');
    expect([heard, told]).toEqual([[], []]);
    window.dispatchEvent(
      new PageTransitionEvent('pageshow', { persisted: true }),
    );
    other.post('signedOut');
    mine.post('signedIn');
    expect([heard, told]).toEqual([['signedOut'], ['signedIn']]);
  });

  function forbidden() {
    throw new DOMException('no', 'SecurityError');
  }
  it.each([
    ['BroadcastChannel', undefined],
    ['the right to open one', forbidden],
  ])(
    'a tab without %s sends and receives nothing, also after a return (F34)',
    (_what, Channel) => {
      const heard: TabMessage[] = [];
      const heardAlone: TabMessage[] = [];
      const other = openTabChannel(tab, (message) => heard.push(message));
      const alone = openTabChannel(windowWith(Channel), (message) =>
        heardAlone.push(message),
      );
      alone.post('signedIn');
      window.dispatchEvent(
        new PageTransitionEvent('pageshow', { persisted: true }),
      );
      alone.post('signedOut');
      other.post('signedIn');
      expect([heard, heardAlone]).toEqual([[], []]);
    },
  );
});
