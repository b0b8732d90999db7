import type { remotes } from './remotes.js';

export type RemoteName = (typeof remotes)[number]['name'];
