/** An answer for callers before and after it is there. It may fail first and come later. */
export interface LateAnswer<Value> {
  readonly get: () => Promise<Value>;
  readonly resolve: (value: Value) => void;
  /** Rejects calls with the reason, until `resolve`. */
  readonly reject: (reason: unknown) => void;
}

export function createLateAnswer<Value>(): LateAnswer<Value> {
  let settle: Omit<LateAnswer<Value>, 'get'>;
  /** As `Promise.withResolvers`, which Safari has from 17.4 and Firefox from 121 on. */
  const first = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  let answer = quiet(first);
  return {
    get: () => answer,
    resolve(value) {
      settle.resolve(value);
      answer = first.catch(() => value);
    },
    reject: (reason) => settle.reject(reason),
  };
}

/** Keeps the rejection of an unused promise from the page's error handlers (I3). A warning and an event report it. */
export function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
