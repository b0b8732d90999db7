import { lightboxAttribute } from '../contract/handOvers';
import { remotes } from '../contract/remotes.js';
import type { PageState, Slot } from '../page/pageState';
import type { Notice } from '../releases/notice';
import { isDismissed, rememberDismissal } from './dismissal';
import { buildNotice } from './noticeElement';

/** The longest delay that a timer takes. */
const timerMaxMs = 2 ** 31 - 1;

/**
 * Shows what `page.notice` says, as often as it is called: puts it up, takes it away, or leaves it as it is. It lies over the page,
 * so that nothing moves, and in the header's shadow root, whose tokens it has.
 */
export function createNoticeBar(window: Window, page: PageState): () => void {
  const { document } = window;
  let shown: { readonly id: string; readonly element: HTMLElement } | undefined;
  /** Where the browser remembers nothing, this page does. */
  let dismissed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    shown?.element.remove();
    shown = undefined;
  };
  const dismiss = (notice: Notice): void => {
    if (!rememberDismissal(notice)) dismissed = notice.id;
    hide();
  };
  const show = (): void => {
    clearTimeout(timer);
    const { notice } = page;
    const place = findPlace(page.slots);
    const restMs = notice ? restOf(notice) : 0;
    if (!notice || !place || !(restMs > 0) || notice.id === dismissed || isDismissed(notice)) {
      hide();
      return;
    }
    timer = setTimeout(show, Math.min(restMs, timerMaxMs));
    if (shown?.id === notice.id && shown.element.isConnected) return;
    hide();
    // What is over a modal dialog cannot be reached: it is shown when this is asked for again.
    if (document.querySelector(`[${lightboxAttribute}]`)) return;
    const topPx = findTop(place.host, window.innerHeight);
    const { element, bar } = buildNotice(document, notice, topPx, () => dismiss(notice));
    place.append(element);
    // In the top layer no style of the page's can cover or clip it; without popovers it is merely fixed.
    if ('showPopover' in bar) bar.showPopover();
    shown = { id: notice.id, element };
  };
  return show;
}

/** Of those that are shown the header's, or that of whichever remote comes first in the one list. */
function findPlace(slots: readonly Slot[]): ShadowRoot | undefined {
  for (const { name } of remotes)
    for (const { remote, element } of slots)
      if (remote === name && element.isConnected && element.shadowRoot) return element.shadowRoot;
  return undefined;
}

/** Right below a header that is in view; else at the upper edge of the window. */
function findTop(host: Element, windowHeight: number): number {
  const { bottom } = host.getBoundingClientRect();
  return bottom > 0 && bottom < windowHeight / 2 ? bottom : 0;
}

const restOf = ({ until }: Notice): number =>
  until === undefined ? Infinity : Date.parse(until) - Date.now();
