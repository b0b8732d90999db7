/** An answer for whoever asks before or after it is there. It may fail, and come after all. */
export interface LateAnswer<Value> {
  readonly get: () => Promise<Value>;
  readonly resolve: (value: Value) => void;
  /** Whoever has asked, or asks until it comes after all, is told the reason. */
  readonly reject: (reason: unknown) => void;
}

export function createLateAnswer<Value>(): LateAnswer<Value> {
  let state: 'open' | 'there' | 'failed' = 'open';
  let settle: Omit<LateAnswer<Value>, 'get'>;
  /** As `Promise.withResolvers`, which Safari has from 17.4 and Firefox from 121 on. */
  const open = () =>
    quiet(
      new Promise<Value>((resolve, reject) => {
        settle = { resolve, reject };
      }),
    );
  let answer = open();
  return {
    get: () => answer,
    resolve(value) {
      if (state === 'failed') answer = open();
      state = 'there';
      settle.resolve(value);
    },
    reject(reason) {
      if (state === 'open') state = 'failed';
      settle.reject(reason);
    },
  };
}

/** Rejects for whoever waits for it. What nobody waits for is no error of the page's (I3): it has been told otherwise. */
export function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
