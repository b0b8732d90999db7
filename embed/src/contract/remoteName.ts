import type { remotes } from './remotes.js';

/** The remotes a page can show, by their workspace name. */
export type RemoteName = (typeof remotes)[number]['name'];
