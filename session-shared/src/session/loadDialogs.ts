import { loadMessages } from '../site/messages';

const withMessages = <Dialogs>(dialogs: Promise<Dialogs>): Promise<Dialogs> =>
  Promise.all([dialogs, loadMessages()]).then(([loaded]) => loaded);

/** The code of the dialogs, fetched when the first of them opens (SGN-1). */
export const loadDialogs = () =>
  withMessages(import(/* webpackChunkName: "lightbox" */ './dialogs'));

/** The dialog before the session ends is loaded only then. */
export const loadTimeout = () =>
  withMessages(import(/* webpackChunkName: "timeout" */ './askToStay'));
