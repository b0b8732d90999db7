/** A sleep that can be ended; a ring without a sleeper ends the next sleep. */
export interface Alarm {
  readonly ring: () => void;
  readonly wait: (ms: number) => Promise<void>;
}

export function createAlarm(): Alarm {
  let hasRung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wakeUp?.();
    },
    async wait(ms) {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wakeUp = undefined;
      hasRung = false;
    },
  };
}
