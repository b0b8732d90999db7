import type { Mount } from 'embed/contract';
import { defineMount } from 'remote-kit/mount';
import { remote, type LenderAdvertisingOptions } from './remote';

export type { LenderAdvertisingOptions } from './remote';

/** Shows the lender-advertising page in an element (LAP-1). */
export const mount: Mount<LenderAdvertisingOptions> = defineMount(remote, () => import('./styles'));
