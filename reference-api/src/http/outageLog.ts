/** An outage fails hundreds of requests a second, each for the same reason: the log says it once a second, with how many. */
export interface OutageLog {
  /** `say` is called with the number of failures since it was last called, of which this is one. */
  readonly count: (say: (failures: number) => void) => void;
}

const windowMs = 1000;

export function createOutageLog(): OutageLog {
  let unsaid: { failures: number; say: (failures: number) => void } | undefined;
  return {
    count(say) {
      if (unsaid) {
        unsaid = { failures: unsaid.failures + 1, say };
        return;
      }
      say(1);
      unsaid = { failures: 0, say };
      setTimeout(() => {
        if (unsaid && unsaid.failures > 0) unsaid.say(unsaid.failures);
        unsaid = undefined;
      }, windowMs).unref();
    },
  };
}
