/** Tabs agree: a sign-in or sign-out in one is told to the others (BroadcastChannel; the storage event where it is missing). */
export type TabMessage = 'signedIn' | 'signedOut';

export interface TabChannel {
  readonly tell: (message: TabMessage) => void;
}

const channelName = 'mortgage.session';
const isTabMessage = (value: unknown): value is TabMessage =>
  value === 'signedIn' || value === 'signedOut';

export function openTabChannel(
  window: Window & typeof globalThis,
  heard: (message: TabMessage) => void,
): TabChannel {
  return typeof window.BroadcastChannel === 'function'
    ? broadcast(window, heard)
    : storageEvents(window, heard);
}

/** Closed while the page lies in the back/forward cache: a message would drive it out. When it comes back, it asks the server (F19). */
function broadcast(
  window: Window & typeof globalThis,
  heard: (message: TabMessage) => void,
): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new window.BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => isTabMessage(data) && heard(data);
  };
  open();
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', open);
  return { tell: (message) => channel?.postMessage(message) };
}

function storageEvents(window: Window, heard: (message: TabMessage) => void): TabChannel {
  window.addEventListener('storage', ({ key, newValue }) => {
    const message = newValue?.split(' ')[0];
    if (key === channelName && isTabMessage(message)) heard(message);
  });
  return {
    tell(message) {
      try {
        // The time makes two equal messages two events.
        window.localStorage.setItem(channelName, `${message} ${Date.now()}`);
      } catch {
        // Other tabs find out when they next ask the server.
      }
    },
  };
}
