import { loadMessages } from '../site/messages';

/** With what they say. */
const withMessages = <Dialogs>(dialogs: Promise<Dialogs>): Promise<Dialogs> =>
  Promise.all([dialogs, loadMessages()]).then(([loaded]) => loaded);

/** The code of the dialogs, fetched when the first of them is wanted (SGN-1). */
export const loadDialogs = () =>
  withMessages(import(/* webpackChunkName: "lightbox" */ './dialogs'));

/** What asks before the session ends: nobody needs it before that. */
export const loadTimeout = () =>
  withMessages(import(/* webpackChunkName: "timeout" */ './askToStay'));
