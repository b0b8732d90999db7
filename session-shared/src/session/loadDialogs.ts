/** The code of the dialogs, fetched when the first of them is wanted (SGN-1). */
export const loadDialogs = () => import(/* webpackChunkName: "lightbox" */ './dialogs');
