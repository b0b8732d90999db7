/** The tabs of one user in a browser: one holds the connection and passes messages on to the others. Source: OPN-32, F15. */
import { attempt } from 'embed/attempt';
import { messagingChannelPrefix } from 'embed/hand-overs';

export type Leadership = 'atOnce' | 'later';

export interface TabGroup {
  /** Resolves when this tab leads. */
  readonly becomeLeader: () => Promise<Leadership>;
  readonly broadcast: (message: unknown) => void;
  readonly close: () => void;
}

interface TabWindow {
  readonly navigator: { readonly locks?: LockManager };
  readonly BroadcastChannel?: typeof BroadcastChannel;
}

/** Without Web Locks or channels, or where the browser forbids them, each tab leads itself. */
const loneTab: TabGroup = {
  becomeLeader: async () => 'atOnce',
  broadcast: () => undefined,
  close: () => undefined,
};

/** `onMessage` gets what the leading tab passes on. */
export function joinTabGroup(
  { navigator: { locks }, BroadcastChannel }: TabWindow,
  userId: string,
  onMessage: (message: unknown) => void,
): TabGroup {
  const name = messagingChannelPrefix + userId;
  const channel = attempt(
    () => locks && BroadcastChannel && new BroadcastChannel(name),
  );
  if (!locks || !channel) {
    return loneTab;
  }
  channel.onmessage = ({ data }) => onMessage(data);
  const closing = new AbortController();
  return {
    becomeLeader: () => lead(locks, name, closing.signal),
    broadcast: (message) => channel.postMessage(message),
    close: () => {
      closing.abort();
      channel.close();
    },
  };
}

function lead(
  locks: LockManager,
  name: string,
  signal: AbortSignal,
): Promise<Leadership> {
  /** A lock is kept for as long as its callback's promise is open. */
  const untilAborted = new Promise<true>((resolve) => {
    signal.addEventListener('abort', () => resolve(true), { once: true });
  });
  return new Promise((resolve) => {
    const keepAs = (leadership: Leadership) => (lock: Lock | null) => {
      if (!lock) {
        return false;
      }
      resolve(leadership);
      return untilAborted;
    };
    const wait = async () => {
      const wasFree = await locks.request(
        name,
        { ifAvailable: true },
        keepAs('atOnce'),
      );
      if (!wasFree && !signal.aborted) {
        await locks.request(name, { signal }, keepAs('later'));
      }
    };
    wait().catch(() => {
      // A page without an origin of its own may not have locks.
      if (!signal.aborted) {
        resolve('atOnce');
      }
    });
  });
}
