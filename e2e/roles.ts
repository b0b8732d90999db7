import type { Page } from '@playwright/test';
import { expect, header, hydrated, samplePassword } from './visit';

/** Every sample account but the one that staff only read with. */
export const roles = [
  'consumer',
  'homepro',
  'agent',
  'lender',
  'manager',
  'landlord',
  'admin',
  'moderator',
  'lender-admin',
] as const;
export type Role = (typeof roles)[number];

/** Signs in by the form's own call, without the lightbox: for tests of what comes after. */
export async function signInAs(page: Page, role: Role, baseURL: string): Promise<void> {
  const response = await page.request.post('/user/acct/login/', {
    data: { email: `${role}@example.test`, password: samplePassword },
    headers: { origin: baseURL, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

export const accountButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Your account' });
export const openPopup = (page: Page) => header(page).locator(':popover-open');

/** Opens the page as somebody signed in, with the account menu there. */
export async function visitAs(
  page: Page,
  role: Role,
  baseURL: string,
  path = '/mortgage-rates/',
): Promise<void> {
  await signInAs(page, role, baseURL);
  await page.goto(path);
  await hydrated(page, '#site-header');
  await expect(accountButton(page)).toBeVisible();
}
