import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';

export type { LenderAdvertisingOptions } from './remote';

/** Shows the lender-advertising page in an element (LAP-1). */
export const mount = defineMount(remote, () => import('./styles'));
