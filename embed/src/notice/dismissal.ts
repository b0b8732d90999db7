import { dismissedNoticeKey } from '../contract/handOvers';
import { attempt } from '../page/attempt';
import type { Notice } from '../releases/notice';

/** Whether a visitor has put this very notice away, on this page or on another one of this origin. */
export const isDismissed = ({ id }: Notice): boolean =>
  attempt(() => localStorage.getItem(dismissedNoticeKey)) === id;

/** False where nothing can be remembered. */
export const rememberDismissal = ({ id }: Notice): boolean =>
  attempt(() => {
    localStorage.setItem(dismissedNoticeKey, id);
    return true;
  }) ?? false;
