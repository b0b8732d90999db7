import { openTabChannel, type TabMessage } from './channel';

/** Two tabs over one fake BroadcastChannel: what one posts the others hear. */
class FakeBroadcastChannel {
  static readonly open = new Set<FakeBroadcastChannel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor(readonly name: string) {
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}
const withChannel = Object.assign(Object.create(window) as Window & typeof globalThis, {
  BroadcastChannel: FakeBroadcastChannel,
  addEventListener: window.addEventListener.bind(window),
});
const storageOnly = Object.assign(Object.create(window) as Window & typeof globalThis, {
  BroadcastChannel: undefined,
  localStorage: window.localStorage,
  addEventListener: window.addEventListener.bind(window),
});
/** What the browser tells the other tabs of a change of storage. */
const storageEvent = (newValue: string | null, key = 'mortgage.session') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('tabs by BroadcastChannel', () => {
  it('hear of a sign-in and a sign-out, and not of anything else', () => {
    const heard: TabMessage[] = [];
    openTabChannel(withChannel, (message) => heard.push(message));
    const other = openTabChannel(withChannel, () => undefined);
    other.tell('signedIn');
    other.tell('signedOut');
    new FakeBroadcastChannel('mortgage.session').postMessage({ evil: true });
    expect(heard).toEqual(['signedIn', 'signedOut']);
  });

  it('F19: neither hear nor tell while the page lies in the back/forward cache', () => {
    const heard: TabMessage[] = [];
    const mine = openTabChannel(withChannel, (message) => heard.push(message));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const other = openTabChannel(withChannel, () => undefined);
    other.tell('signedOut');
    expect(() => mine.tell('signedIn')).not.toThrow();
    expect(heard).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    other.tell('signedOut');
    expect(heard).toEqual(['signedOut']);
  });
});

describe('tabs without BroadcastChannel', () => {
  it('F34: tell by storage, so that two equal messages are two events', () => {
    const tab = openTabChannel(storageOnly, () => undefined);
    jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
    tab.tell('signedIn');
    const first = window.localStorage.getItem('mortgage.session');
    tab.tell('signedIn');
    expect(first).toBe('signedIn 1');
    expect(window.localStorage.getItem('mortgage.session')).toBe('signedIn 2');
  });

  it('hear by the storage event, of this key and known words only', () => {
    const heard: TabMessage[] = [];
    openTabChannel(storageOnly, (message) => heard.push(message));
    storageEvent('signedOut 5');
    storageEvent('evil 5');
    storageEvent(null);
    storageEvent('signedIn 6', 'other');
    expect(heard).toEqual(['signedOut']);
  });

  it('F34: with storage blocked nothing is told and nothing breaks', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => openTabChannel(storageOnly, () => undefined).tell('signedIn')).not.toThrow();
    blocked.mockRestore();
  });
});
