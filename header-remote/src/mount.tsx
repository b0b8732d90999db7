import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type { HeaderOptions } from './remote';

/** Shows the header in an element. */
export const mount = defineMount(remote, () => import('./styles'));
