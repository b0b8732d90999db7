import type { Mount, PageConfig } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type FooterOptions = PageConfig;

/** Shows the footer in an element. */
export const mount: Mount = defineMount(remote, () => import('./styles'));
