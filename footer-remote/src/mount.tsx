import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type { FooterOptions } from './remote';

/** Shows the footer in an element. */
export const mount = defineMount(remote, () => import('./styles'));
