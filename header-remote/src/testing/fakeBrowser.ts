import { FakeBroadcastChannel } from 'session-shared/testing';

/** A browser with Web Locks and channels, as far as tabs of one user need them. */
export function fakeBrowser() {
  FakeBroadcastChannel.closeAll();
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  const hold = async (name: string, work: (lock: unknown) => unknown) => {
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  const locks = {
    request(
      name: string,
      { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
      work: (lock: unknown) => unknown,
    ) {
      if (ifAvailable && held.has(name)) {
        return Promise.resolve(work(null));
      }
      const before = queues.get(name) ?? Promise.resolve();
      const run = before.then(() => {
        if (signal?.aborted) {
          throw new Error('AbortError');
        }
        return hold(name, work);
      });
      queues.set(
        name,
        run.catch(() => undefined),
      );
      if (!held.has(name)) {
        held.add(name);
      }
      return run;
    },
  };
  return {
    navigator: { locks },
    BroadcastChannel: FakeBroadcastChannel,
  } as unknown as Window & typeof globalThis;
}
