/** Settles when the page has loaded and nothing else wants the main thread. */
export const untilIdle = (window: Window): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      // Safari has no word for it.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
      else setTimeout(resolve, 1000);
    };
    if (window.document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
