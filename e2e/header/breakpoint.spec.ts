import type { Page } from '@playwright/test';
import { configBlockAttribute, shellAttribute } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { header, menuButton, placeOf, resizeTo, visit } from '../visit/views';

test.use({ bypassCSP: true });

const path = '/mortgage-rates/';
const selector = placeOf('header-remote');

type Says = 'in its block' | 'on its tag';

/** The page passes 1024 px: altered after the parser has read it and before our scripts run. */
const passIn = (page: Page, says: Says): Promise<unknown> =>
  page.addInitScript(
    ([onTag, place, configBlock]) => {
      const alter = (tag: HTMLScriptElement, block: Element) => {
        if (onTag) {
          tag.dataset.breakpoint = '1024';
        } else {
          const options = JSON.parse(block.textContent) as object;
          block.textContent = JSON.stringify({ ...options, breakpoint: 1024 });
        }
      };
      new MutationObserver((_records, observer) => {
        const tag = document.querySelector<HTMLScriptElement>(
          `script[data-target="${place}"]`,
        );
        const block = document.querySelector(`script[${configBlock}]`);
        if (!tag || !block) {
          return;
        }
        observer.disconnect();
        alter(tag, block);
      }).observe(document, { childList: true, subtree: true });
    },
    [says === 'on its tag', selector, configBlockAttribute] as const,
  );

/** Without the session no remote runs: the view is the one that the loader painted. */
const withoutSession = (page: Page) =>
  page.route(/session-shared/, (route) => route.abort());

async function expectBreakpoint(page: Page, breakpoint: number): Promise<void> {
  for (const [width, isMobile] of [
    [breakpoint, true],
    [breakpoint + 1, false],
  ] as const) {
    await resizeTo(page, width, 800);
    await expect(menuButton(page, 'Menu')).toBeVisible({ visible: isMobile });
    await expect(menuButton(page, 'Buy')).toBeVisible({ visible: !isMobile });
  }
}

test("889 px is mobile and 890 px is not, before the script runs and after, with the server's menus (CON-9 OPN-28 OPN-84)", async ({
  page,
}) => {
  await withoutSession(page);
  await page.goto(path);
  await expect(header(page).locator(`[${shellAttribute}]`)).toHaveCount(1);
  await expectBreakpoint(page, 889);
  await page.unrouteAll();
  await visit(page, '/mortgage-rates/ca/');
  await expectBreakpoint(page, 889);
  await expect(menuButton(page, 'California')).toBeVisible();
  const signIn = header(page).getByRole('link', { name: 'Sign In' });
  expect(await signIn.evaluate(countLines)).toBe(1);
  // Longer words stay in the bar.
  await signIn.evaluate(
    (link) => (link.textContent = 'Continue to sign in to your account'),
  );
  expect(
    await header(page).getByText('Continue').evaluate(countLines),
  ).toBeGreaterThan(1);
});

function countLines(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

/** Whether the hamburger showed, in each of the first frames that had a view. */
const watchFirstFrames = (page: Page) =>
  page.addInitScript((place) => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const button = document
        .querySelector(place)
        ?.shadowRoot?.querySelector('[popovertarget=mobile-menu]');
      if (button) {
        seen.push(button.checkVisibility());
      }
      if (seen.length < 3) {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, selector);

for (const says of ['in its block', 'on its tag'] as const) {
  test(`a breakpoint ${says} holds from the first painted frame, and in the live view (CON-9)`, async ({
    page,
  }) => {
    await withoutSession(page);
    await passIn(page, says);
    await watchFirstFrames(page);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { seen: boolean[] }).seen),
      )
      .toEqual([true, true, true]);
    await expectBreakpoint(page, 1024);

    await page.unroute(/session-shared/);
    await visit(page, path);
    await expectBreakpoint(page, 1024);
    await page.evaluate(() =>
      window.mortgageEmbed!.update('header-remote', { breakpoint: 960 }),
    );
    await expectBreakpoint(page, 960);
  });
}

test('the mega menu follows it: by mouse above, a section of the mobile menu below (CON-9 HDR-11)', async ({
  page,
}) => {
  await passIn(page, 'in its block');
  await page.setViewportSize({ width: 1025, height: 800 });
  await visit(page, path);
  const panel = header(page).locator('#menu-home-loans');
  await menuButton(page, 'Home Loans').hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 700);
  await resizeTo(page, 1024, 800);
  await expect(panel).toBeHidden();
  await menuButton(page, 'Menu').click();
  await header(page).locator('summary', { hasText: 'Home Loans' }).click();
  await expect(
    header(page)
      .locator('#mobile-menu')
      .getByRole('link', { name: 'Get pre-qualified' }),
  ).toBeVisible();
});

test('a view that the server included follows it (CON-9)', async ({ page }) => {
  await passIn(page, 'in its block');
  await visit(page, '/refinance/');
  await expectBreakpoint(page, 1024);
});
