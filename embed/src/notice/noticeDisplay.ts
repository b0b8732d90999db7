import type { LoadLater } from '../delivery/laterScripts';
import type { PageState } from '../page/pageState';
import type { Notice } from '../releases/notice';
import { isDismissed } from './dismissal';

/** Hands a notice to the program that shows it, which is loaded with the first one that anybody is to see. */
export const createNoticeDisplay =
  (page: PageState, loadLater: LoadLater) =>
  (notice: Notice | undefined): void => {
    page.notice = notice;
    if (page.showNotice) page.showNotice();
    else if (notice && !isDismissed(notice)) loadLater('notice');
  };
