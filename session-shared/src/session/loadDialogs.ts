import { retryLoad } from 'embed/retries';
import { timeoutMs } from '../api/sendRequest';
import { loadMessages } from '../site/messages';

/** Rejects when a file fails, or hangs longer than a call may (F10): the visitor waits for the dialog. */
const withMessages = <Dialogs>(
  load: () => Promise<Dialogs>,
): Promise<Dialogs> =>
  new Promise((resolve, reject) => {
    const late = Object.assign(new Error('late'), { name: 'TimeoutError' });
    setTimeout(() => reject(late), timeoutMs);
    retryLoad(() => Promise.all([load(), loadMessages()])).then(
      ([loaded]) => resolve(loaded),
      reject,
    );
  });

/** The code of the dialogs, fetched when the first of them opens (SGN-1). */
export const loadDialogs = () =>
  withMessages(() => import(/* webpackChunkName: "lightbox" */ './dialogs'));

/** The dialog before the session ends is loaded only then. */
export const loadTimeout = () =>
  withMessages(() => import(/* webpackChunkName: "timeout" */ './askToStay'));
