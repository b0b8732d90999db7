/** Announces sign-ins, sign-outs and the session's end to other tabs. */
import { attempt } from 'embed/attempt';
import { signedInHintKey, tabsChannel } from 'embed/hand-overs';
import { isRecord } from 'mortgage-domain/wire/isRecord';

/** A number is the end of the session in ms since 1970, an object the person who is signed in now. Tabs of older releases ignore both. */
export type TabMessage =
  | 'signedIn'
  | 'signedOut'
  | number
  | { readonly userId: string };

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
}

const isTabMessage = (value: unknown): value is TabMessage =>
  value === 'signedIn' ||
  value === 'signedOut' ||
  typeof value === 'number' ||
  (isRecord(value) && typeof value.userId === 'string');

/** Closed while the page is in the back/forward cache: a message would evict it. A restored page calls the server (F19). */
export function openTabChannel(
  window: Window & typeof globalThis,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    // The page removed it, or the browser forbids it (F34): other tabs get changes with their next lookup.
    channel ??= attempt(() => new window.BroadcastChannel(tabsChannel));
    if (!channel) {
      return;
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) {
        onMessage(data);
      }
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

export const hasSignedInHint = (window: Window): boolean =>
  !!attempt(() => window.localStorage.getItem(signedInHintKey));

/** Stores the hint for the loader of the next page, or keeps one that says more. Returns whether the hint changed. */
export const keepSignedInHint = (
  window: Window,
  isSignedIn: boolean,
): boolean =>
  attempt(() => {
    const wasSignedIn = hasSignedInHint(window);
    if (isSignedIn && !wasSignedIn) {
      window.localStorage.setItem(signedInHintKey, '1');
    }
    if (!isSignedIn) {
      window.localStorage.removeItem(signedInHintKey);
    }
    return wasSignedIn !== isSignedIn;
  }) ?? false;
