import { useEffect, useState } from 'react';
import { attempt } from 'embed/attempt';
import { dismissedNoticeKey } from 'embed/hand-overs';
import type { Notice } from 'embed/notice';
import { readHeaderPart } from '../site/headerPart';
import { text } from '../site/messages';
import classes from './SiteNotice.module.css';

/** The operator's notice, below the header and over the page. The prerendered header has none: only the browser knows what was dismissed. */
export function SiteNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const { notice: current } = readHeaderPart();
    if (current && !isOver(current) && !isDismissed(current)) setNotice(current);
  }, []);
  const dismiss = () => {
    attempt(() => localStorage.setItem(dismissedNoticeKey, notice?.text ?? ''));
    setNotice(undefined);
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

const isOver = ({ until }: Notice) => until !== undefined && Date.parse(until) <= Date.now();
const isDismissed = (notice: Notice) =>
  attempt(() => localStorage.getItem(dismissedNoticeKey)) === notice.text;

/** In the top layer no style of the page covers it; menus and dialogs that open later are above it. */
function showBelowHeader(bar: HTMLElement | null): void {
  const header = bar?.closest('header');
  if (!bar || !header) return;
  bar.style.insetBlockStart = `${Math.max(0, header.getBoundingClientRect().bottom)}px`;
  if ('showPopover' in bar) bar.showPopover();
}
