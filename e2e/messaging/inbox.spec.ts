import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../visit/test';
import { header, accountButton, visit } from '../visit/views';
import { signInAs, visitAs } from '../accounts/signIn';

const subscribes = /\/v2\/subscribe\//;
const account = 'landlord';

/** Publishes to the visitor's inbox, as the messaging service would. */
const publish = (page: Page, message: object) =>
  page.evaluate(async (body) => {
    const response = await fetch('/demo/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${response.status}`);
    }
  }, message);

const inbox = (page: Page) => header(page).getByRole('link', { name: 'Inbox' });
const openAccountMenu = (page: Page) => accountButton(page).click();
/** Connected: the first long poll of this tab has begun. */
const longPoll = (page: Page) =>
  page.waitForRequest(
    (request) =>
      subscribes.test(request.url()) && request.url().includes('tt='),
  );

async function openTab(
  context: BrowserContext,
): Promise<{ page: Page; polls: string[] }> {
  const page = await context.newPage();
  const polls: string[] = [];
  page.on(
    'request',
    (request) => subscribes.test(request.url()) && polls.push(request.url()),
  );
  await visit(page);
  await expect(accountButton(page)).toBeVisible();
  return { page, polls };
}

test.describe.configure({ mode: 'serial' });

test('a published message changes the badge of an open page, by the real SDK (RTC-1 RTC-2 RTC-3 HDR-23 HDR-25)', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      problems.push(message.text()),
  );
  const connected = longPoll(page);
  await visitAs(page, account);
  await connected;
  await openAccountMenu(page);
  await publish(page, { eventName: 'in-app-messaging', gleamCount: 41 });
  await expect(inbox(page)).toHaveAccessibleName(/^Inbox\s+41\s+new$/);
  await publish(page, { eventName: 'in-app-touring', gleamCount: 120 });
  await expect(inbox(page)).toHaveAccessibleName(/^Inbox\s+99\+\s+new$/);
  await publish(page, { eventName: 'in-app-messaging', gleamCount: 0 });
  await expect(inbox(page)).toHaveAccessibleName('Inbox');
  // No frame in the page, and no message in its console.
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
});

test('two tabs share one connection; when the leading tab closes, the other takes over (F15 RTC-2)', async ({
  page,
  context,
}) => {
  await signInAs(page, account);
  const first = await openTab(context);
  await expect.poll(() => first.polls.length).toBeGreaterThanOrEqual(2);
  const second = await openTab(context);
  await Promise.all([
    openAccountMenu(first.page),
    openAccountMenu(second.page),
  ]);
  await publish(second.page, { eventName: 'in-app-messaging', gleamCount: 12 });
  for (const { page: tab } of [first, second]) {
    await expect(inbox(tab)).toHaveAccessibleName(/12/);
  }
  expect(second.polls).toEqual([]);

  const takenOver = longPoll(second.page);
  await first.page.close();
  await publish(second.page, { eventName: 'in-app-messaging', gleamCount: 13 });
  await takenOver;
  // Between two leaders or after the change: nothing is lost.
  await expect(inbox(second.page)).toHaveAccessibleName(/13/);
});

test('after a network loss the connection returns, with the missed messages (F38 RTC-2)', async ({
  page,
  context,
}) => {
  const connected = longPoll(page);
  await visitAs(page, account);
  await connected;
  await context.setOffline(true);
  await page.evaluate(() => undefined);
  const again = longPoll(page);
  await context.setOffline(false);
  await again;
  await publish(page, { eventName: 'in-app-messaging', gleamCount: 21 });
  await openAccountMenu(page);
  await expect(inbox(page)).toHaveAccessibleName(/21/);
});
