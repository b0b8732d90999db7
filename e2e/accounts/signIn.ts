/** Signing in: through the lightbox where a test is about it, else once for each role and worker. */
import {
  request,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { demoUrl } from '../demo/address';
import { expect } from '../visit/test';
import {
  accountButton,
  live,
  placeOf,
  signInLink,
  visit,
} from '../visit/views';
import { emailOf, samplePassword, type Role } from './roles';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

async function postCredentials(
  caller: APIRequestContext,
  role: Role,
): Promise<void> {
  const response = await caller.post(`${demoUrl}/user/acct/login/`, {
    data: { email: emailOf(role), password: samplePassword },
    headers: { origin: demoUrl, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

/** Sessions of this worker: checking a password costs 128 MB and a quarter of a second. */
const sessions = new Map<Role, Promise<Cookies>>();

async function startSession(role: Role): Promise<Cookies> {
  const caller = await request.newContext();
  await postCredentials(caller, role);
  const { cookies } = await caller.storageState();
  await caller.dispose();
  return cookies;
}

export function sessionCookies(role: Role): Promise<Cookies> {
  const kept = sessions.get(role) ?? startSession(role);
  sessions.set(role, kept);
  return kept;
}

/** Signs in by a session that the worker's tests share: a test must not end or change it. */
export const signInAs = async (page: Page, role: Role): Promise<void> =>
  page.context().addCookies(await sessionCookies(role));

export const signInAlone = (page: Page, role: Role): Promise<void> =>
  postCredentials(page.request, role);

/** Opens the page signed in, and waits for the account menu. `alone`: by a session of this test's own. */
export async function visitAs(
  page: Page,
  role: Role,
  { path = '/mortgage-rates/', alone = false } = {},
): Promise<void> {
  await (alone ? signInAlone(page, role) : signInAs(page, role));
  await visit(page, path);
  await expect(accountButton(page)).toBeVisible();
}

export async function fillSignIn(page: Page, role: Role): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(emailOf(role));
  await dialog.getByLabel('Password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in through the lightbox. The page reloads then, except where the browser refuses cookies. */
export async function signInByLightbox(
  page: Page,
  role: Role,
  { reloads = true } = {},
): Promise<void> {
  // A press before the header runs opens the page of sign-in instead.
  await live(page, placeOf('header-remote'));
  await signInLink(page).click();
  const loaded = reloads ? page.waitForEvent('load') : undefined;
  await fillSignIn(page, role);
  await loaded;
  await expect(accountButton(page)).toBeVisible();
}
