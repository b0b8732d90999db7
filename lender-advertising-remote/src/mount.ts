import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import type { LenderAdvertisingOptions } from './options';
import { remote } from './remote';

export type { LenderAdvertisingOptions } from './options';

/** Shows the lender-advertising page in an element (LAP-1). */
export const mount: Mount<LenderAdvertisingOptions> = defineMount(remote);
