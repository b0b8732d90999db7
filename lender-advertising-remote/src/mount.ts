import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import type { LenderAdvertisingOptions } from './options';
import { remote } from './remote';

export type { LenderAdvertisingOptions } from './options';

export const mount: Mount<LenderAdvertisingOptions> = defineMount(remote);
