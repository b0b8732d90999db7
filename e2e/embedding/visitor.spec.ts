/** A page that sets the visitor (docs/embedding.md). */
import type { Page } from '@playwright/test';
import type { GivenVisitor } from 'embed/contract';
import { configBlockAttribute } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { accountButton, header, signInLink, visit } from '../visit/views';

// The test alters the page from within, which its policy forbids.
test.use({ bypassCSP: true });

const sessionCalls =
  /UserNavAsync\.htm|WhoAmI\.htm|\/whoAmI|\/getAuthInfo|\/userNavigation|\/graphql/;

const ada: GivenVisitor = {
  id: '7',
  displayName: 'Ada Lane',
  menu: [{ text: 'Your orders', href: '/orders/' }],
  unreadCount: 3,
};

/** Gives the page the option, and returns the calls that ask about the visitor. */
async function openAs(page: Page, visitor: GivenVisitor): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (sessionCalls.test(request.url())) {
      calls.push(request.url());
    }
  });
  await page.addInitScript(
    ([attribute, added]) =>
      document.addEventListener('DOMContentLoaded', () => {
        const block = document.querySelector(`script[${attribute}]`)!;
        block.textContent = JSON.stringify({
          ...(JSON.parse(block.textContent) as object),
          ...added,
        });
      }),
    [configBlockAttribute, { visitor }] as const,
  );
  await visit(page);
  return calls;
}

test("the page's visitor is shown with name and menu and without a call, until the page sets another", async ({
  page,
}) => {
  const calls = await openAs(page, ada);
  await accountButton(page).click();
  const menu = header(page).getByRole('navigation', { name: 'Your account' });
  await expect(menu).toContainText('Ada Lane');
  await expect(menu.getByRole('link', { name: 'Your orders' })).toHaveAttribute(
    'href',
    '/orders/',
  );
  await expect(menu.getByRole('link', { name: 'Inbox' })).toHaveAccessibleName(
    /3/,
  );
  const states = await page.evaluate(async () => {
    const heard: string[] = [];
    const { state, displayName } = await window.mortgageEmbed!.visitor();
    window.mortgageEmbed!.on('visitor', (late) => heard.push(late.state));
    await window.mortgageEmbed!.setVisitor(null);
    return { state, displayName, heard };
  });
  expect(states).toEqual({
    state: 'signedIn',
    displayName: 'Ada Lane',
    heard: ['signedIn', 'signedOut'],
  });
  await expect(signInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('the page asks who its visitor is while the session is on its way, and once', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const asked = page.waitForRequest(/UserNavAsync\.htm/);
  await page.route(/session-shared.*\/entry\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page);
  await page.evaluate(() => window.mortgageEmbed!.visitor());
  expect(calls.filter((url) => url.includes('UserNavAsync'))).toHaveLength(1);
});
