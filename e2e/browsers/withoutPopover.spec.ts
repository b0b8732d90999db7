/** A browser that really has no Popover API: the header is still a header. WebKitGTK has a switch for it. */
import { expect, test } from '@playwright/test';
import { headerPromises, type PromiseKept } from './promises';
import { proveIn } from './proveIn';
import { webkit } from './webkit';

/** A switch that is gone would make the rest prove nothing. */
const hasNone: PromiseKept = {
  title: 'the browser knows no popovers',
  prove: async ({ page }) => {
    await page.open('/mortgage-rates/');
    expect(await page.read(() => 'popover' in HTMLElement.prototype)).toBe(false);
  },
};

test.describe('WebKitGTK without popovers', () =>
  proveIn(webkit, [hasNone, ...headerPromises], { withoutPopover: true }));
