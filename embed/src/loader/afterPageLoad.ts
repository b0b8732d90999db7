import { afterFrame } from '../page/afterFrame';
import type { PageState } from '../page/pageState';

/** Our files wait no longer than this, because a page may have a file that never comes (I2). */
export const longestWaitMs = 3000;
/** Not `pointerover`: it also comes when our view appears under a mouse that rests. */
const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** Calls once the page has loaded, or as soon as the visitor turns to one of our views: our scripts would delay the page's files. */
export function afterPageLoad(
  window: Window,
  page: PageState,
  start: () => void,
): void {
  const { document } = window;
  if (document.readyState === 'complete') {
    start();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = (): void => {
    if (signal.aborted) {
      return;
    }
    waiting.abort();
    start();
  };
  // One frame later: first the browser shows the page's last picture.
  window.addEventListener('load', () => afterFrame(window, go), { signal });
  setTimeout(go, longestWaitMs);
  const onTouch = (event: Event & Partial<PointerEvent>): void => {
    // Chromium's own, when our view appears under a mouse that rests.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) {
      return;
    }
    const path = event.composedPath();
    if (page.slots.some(({ element }) => path.includes(element))) {
      go();
    }
  };
  for (const type of touches) {
    document.addEventListener(type, onTouch, {
      capture: true,
      passive: true,
      signal,
    });
  }
}

/** Calls when the visitor opens the page: a prerendered page has no visitor yet, and may never have one. */
export function whenShown(document: Document, act: () => void): void {
  if (!('prerendering' in document && document.prerendering)) {
    act();
  } else {
    document.addEventListener('prerenderingchange', act, { once: true });
  }
}
