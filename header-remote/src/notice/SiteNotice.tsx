import { attempt } from 'embed/attempt';
import { dismissedNoticeKey } from 'embed/hand-overs';
import { useSessionDispatch, useSessionSelector } from 'session-shared/react';
import { text } from '../site/messages';
import { noticeDismissed, selectNotice } from './notice';
import classes from './SiteNotice.module.css';

/** The operator's notice, below the header and over the page. */
export function SiteNotice() {
  const notice = useSessionSelector(selectNotice);
  const dispatch = useSessionDispatch();
  const dismiss = () => {
    attempt(() => localStorage.setItem(dismissedNoticeKey, notice?.text ?? ''));
    dispatch(noticeDismissed());
  };
  return (
    <div role={notice?.isOutage ? 'alert' : 'status'}>
      {notice && (
        <div popover="manual" className={classes.notice} ref={showBelowHeader}>
          <p className={classes.text} dir="auto">
            {notice.text}
            {notice.link && (
              <a className={classes.link} href={notice.link}>
                {text('noticeLink')}
              </a>
            )}
          </p>
          <button className={classes.dismiss} aria-label={text('dismissNotice')} onClick={dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}

/** In the top layer no style of the page covers it; menus and dialogs that open later are above it. */
function showBelowHeader(bar: HTMLElement | null): void {
  const header = bar?.closest('header');
  if (!bar || !header) return;
  bar.style.insetBlockStart = `${Math.max(0, header.getBoundingClientRect().bottom)}px`;
  if ('showPopover' in bar) bar.showPopover();
}
