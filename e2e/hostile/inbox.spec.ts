/** The messaging provider's SDK is unchanged (docs/licences.md): on hostile pages it runs in a frame of its own. */
import { legacyCases } from 'host-demo/legacy-cases';
import { signInAs } from '../accounts/signIn';
import { demoUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { accountButton, header } from '../visit/views';
import { skipWithoutLibraries } from './hostState';

const libraries = ['prototype', 'prototype-1.6', 'mootools', 'sugar'];

for (const legacy of legacyCases.filter(({ name }) =>
  libraries.includes(name),
)) {
  test(
    `the inbox badge follows messages on a page with ${legacy.name} (RTC-1 RTC-3 F46)`,
    { tag: legacy.name === 'prototype-1.6' ? [] : '@all' },
    async ({ page }) => {
      skipWithoutLibraries(legacy);
      // Hostile pages name no messagingOrigin: the provider's own hosts, as the demo answers for them.
      const polls: string[] = [];
      await page.route(/pndsn\.com/, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        if (search.includes('tt=')) {
          polls.push(pathname);
        }
        const answer = await route
          .fetch({ url: `${demoUrl}${pathname}${search}` })
          .catch(() => null);
        if (!answer) {
          return;
        }
        const headers = {
          ...answer.headers(),
          'access-control-allow-origin': '*',
        };
        await route
          .fulfill({ response: answer, headers })
          .catch(() => undefined);
      });
      await signInAs(page, 'landlord');
      await page.goto(`/legacy/${legacy.name}`);
      await expect.poll(() => polls.length).toBeGreaterThan(0);
      const message = { eventName: 'in-app-messaging', gleamCount: 41 };
      const sent = await page.request.post('/demo/messages', {
        data: message,
        headers: { origin: demoUrl },
      });
      expect(sent.ok()).toBe(true);
      await accountButton(page).click();
      const inbox = header(page).getByRole('link', { name: 'Inbox' });
      await expect(inbox).toHaveAccessibleName(/^Inbox\s+41\s+new$/);
    },
  );
}
