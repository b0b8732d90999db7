/** A browser without the Popover API: the header is still a header. Firefox has a switch for it. */
import { test } from '@playwright/test';
import { firefox } from './firefox';
import { headerPromises } from './promises';
import { proveIn } from './proveIn';

test.describe('Firefox without popovers', () =>
  proveIn(firefox, headerPromises, { withoutPopover: true }));
