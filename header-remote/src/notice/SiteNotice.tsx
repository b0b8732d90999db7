import type { MouseEvent } from 'react';
import { attempt } from 'embed/attempt';
import { dismissedNoticeKey } from 'embed/hand-overs';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { text } from '../site/messages';
import { keepFocusVisible } from './keepFocusVisible';
import { noticeDismissed, selectNotice } from './notice';
import classes from './SiteNotice.module.css';

/** The operator's notice, below the header and over the page. */
export function SiteNotice() {
  const notice = useSessionSelector(selectNotice);
  const dispatch = useSessionDispatch();
  const dismiss = ({ currentTarget }: MouseEvent) => {
    stayAt(currentTarget.closest<HTMLElement>('[role]'));
    attempt(() => localStorage.setItem(dismissedNoticeKey, notice?.text ?? ''));
    dispatch(noticeDismissed());
  };
  return (
    <div role={notice?.isOutage ? 'alert' : 'status'}>
      {notice && (
        <div popover="manual" className={classes.notice} ref={showBelowHeader}>
          <p className={classes.text} dir="auto">
            {notice.text}{' '}
            {notice.link && (
              <a className={classes.link} href={notice.link}>
                {text('noticeLink')}
              </a>
            )}
          </p>
          <button
            className={classes.dismiss}
            aria-label={text('dismissNotice')}
            onClick={dismiss}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}

/** The focused button goes: Tab continues from its place. (From -1, Chromium would return to the first link.) */
function stayAt(place: HTMLElement | null): void {
  if (!place) {
    return;
  }
  place.tabIndex = 0;
  place.focus({ preventScroll: true });
  place.onblur = () => place.removeAttribute('tabindex');
}

/** In the top layer no style of the page covers it; menus and dialogs that open later are above it. */
function showBelowHeader(bar: HTMLElement | null) {
  const header = bar?.closest('header');
  if (!bar || !header) {
    return;
  }
  const follow = (): void => {
    // Above its other place, at the foot of the window.
    const lowest = innerHeight - 2 * (bar.offsetHeight + 8);
    const { bottom } = header.getBoundingClientRect();
    const end = Math.max(0, Math.min(bottom, lowest));
    // A visitor's larger font size enlarges the view, and its lengths with it.
    const zoom = bar.currentCSSZoom || 1;
    bar.style.setProperty('--header-end', `${end / zoom}px`);
  };
  if ('showPopover' in bar) {
    bar.showPopover();
  }
  follow();
  const shown = new AbortController();
  const options = { capture: true, signal: shown.signal };
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, follow, options);
  }
  return keepFocusVisible(bar, shown);
}
