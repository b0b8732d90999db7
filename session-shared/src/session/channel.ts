/** Tabs agree: a sign-in or sign-out in one is told to the others (BroadcastChannel; the storage event where it is missing). */
export type TabMessage = 'signedIn' | 'signedOut';

export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

const channelName = 'mortgage.session';
const isTabMessage = (value: unknown): value is TabMessage => value === 'signedIn' || value === 'signedOut';

export function openTabChannel(window: Window & typeof globalThis, heard: (message: TabMessage) => void): TabChannel {
  return typeof window.BroadcastChannel === 'function' ? broadcast(window, heard) : storageEvents(window, heard);
}

function broadcast(window: Window & typeof globalThis, heard: (message: TabMessage) => void): TabChannel {
  const channel = new window.BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => isTabMessage(data) && heard(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

function storageEvents(window: Window, heard: (message: TabMessage) => void): TabChannel {
  const listen = ({ key, newValue }: StorageEvent) => {
    const message = newValue?.split(' ')[0];
    if (key === channelName && isTabMessage(message)) heard(message);
  };
  window.addEventListener('storage', listen);
  return {
    tell(message) {
      try {
        // The time makes two equal messages two events.
        window.localStorage.setItem(channelName, `${message} ${Date.now()}`);
      } catch {
        // Other tabs find out when they next ask the server.
      }
    },
    close: () => window.removeEventListener('storage', listen),
  };
}
