import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import { remote, type FooterOptions } from './remote';

export type { FooterOptions } from './remote';

/** Shows the footer in an element. */
export const mount: Mount<FooterOptions> = defineMount(remote, () => import('./styles'));
