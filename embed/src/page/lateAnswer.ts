/** An answer for callers before and after it is there. It may fail first and come later. */
export interface LateAnswer<Value> {
  readonly get: () => Promise<Value>;
  readonly resolve: (value: Value) => void;
  /** Rejects calls with the reason, until `resolve`. */
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

/** Keeps the rejection of an unused promise from the page's error handlers (I3). A warning and an event report it. */
export function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
