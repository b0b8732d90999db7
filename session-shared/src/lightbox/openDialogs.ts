/** The code of every dialog: one chunk, fetched when the first of them is wanted (SGN-1). */
export const openDialogs = () => import(/* webpackChunkName: "lightbox" */ './dialogs');
