import type { Mount, PageConfig } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type HeaderOptions = PageConfig;

/** Shows the header in an element. */
export const mount: Mount = defineMount(remote);
