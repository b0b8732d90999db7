/** Missing in some browsers. */
interface WithScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Ends the current task, so that the page can paint and handle input. Browsers without `scheduler.yield` get a timer. */
export const nextTask = ({ scheduler }: WithScheduler): Promise<void> =>
  scheduler?.yield
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
