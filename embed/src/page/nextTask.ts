/** What not every browser has. */
interface WithScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Ends this task of the page's, so that it can paint and answer whoever presses a key, before the
 * next piece of ours begins. Browsers without `scheduler.yield` let others go first as well.
 */
export const nextTask = ({ scheduler }: WithScheduler): Promise<void> =>
  scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
