/** Callers of one key share a running call, and get its answer or its error. */
export type ShareCall = (
  key: string,
  call: () => Promise<unknown>,
) => Promise<unknown>;

export function createSharedCalls(): ShareCall {
  const running = new Map<string, Promise<unknown>>();
  return (key, call) => {
    const answer =
      running.get(key) ?? call().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
