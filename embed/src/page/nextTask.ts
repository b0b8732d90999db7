/** What not every browser has. */
interface WithScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Ends the current task, so that the page can paint and handle input before our next piece begins.
 * Works in browsers without `scheduler.yield`, too.
 */
export const nextTask = ({ scheduler }: WithScheduler): Promise<void> =>
  scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
