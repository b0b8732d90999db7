import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import type { FooterOptions } from './options';
import { remote } from './remote';

export type { FooterOptions } from './options';

export const mount: Mount<FooterOptions> = defineMount(remote);
