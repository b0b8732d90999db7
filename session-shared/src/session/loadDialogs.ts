import { loadMessages } from '../site/messages';

/** The code of the dialogs and what they say, fetched when the first of them is wanted (SGN-1). */
export async function loadDialogs() {
  const [dialogs] = await Promise.all([
    import(/* webpackChunkName: "lightbox" */ './dialogs'),
    loadMessages(),
  ]);
  return dialogs;
}
