import { expect, test } from '@playwright/test';
import { webkit } from './drivers/webkit';
import { headerPromises } from './headerPromises';
import type { PromiseKept } from './promise';
import { proveIn } from './proveIn';

/** If the switch disappears, the other tests prove nothing. */
const hasNone: PromiseKept = {
  title: 'the browser has no popovers',
  prove: async ({ page }) => {
    await page.open('/mortgage-rates/');
    expect(await page.read(() => 'popover' in HTMLElement.prototype)).toBe(
      false,
    );
  },
};

test.describe('WebKitGTK without popovers', { tag: '@all' }, () =>
  proveIn(webkit, [hasNone, ...headerPromises], { withoutPopover: true }),
);
