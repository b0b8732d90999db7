/** Callers share the task while it runs. */
export function shareRunning<Args extends unknown[], Value>(
  task: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  let running: Promise<Value> | undefined;
  return (...args) =>
    (running ??= task(...args).finally(() => {
      running = undefined;
    }));
}
