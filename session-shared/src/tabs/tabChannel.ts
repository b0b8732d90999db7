/** Tabs agree: a sign-in or sign-out in one is announced to the others, and when the session ends. */
import { tabsChannel } from 'embed/hand-overs';

/** A number: when the session ends, in ms of the clock that they share. Tabs of releases that do not know it take no notice. */
export type TabMessage = 'signedIn' | 'signedOut' | number;

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
}

const isTabMessage = (value: unknown): value is TabMessage =>
  value === 'signedIn' || value === 'signedOut' || typeof value === 'number';

/** Closed while the page lies in the back/forward cache: a message would drive it out. When it comes back, it asks the server (F19). */
export function openTabChannel(
  window: Window & typeof globalThis,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  // Taken away by the page or its frame (F34): the other tabs find out when they next ask the server.
  if (typeof window.BroadcastChannel !== 'function') return { post: () => undefined };
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new window.BroadcastChannel(tabsChannel);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) onMessage(data);
    };
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return { post: (message) => channel?.postMessage(message) };
}
