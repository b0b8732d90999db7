import type { Locator, Page } from '@playwright/test';
import { sessionCookies } from '../accounts/signIn';
import { demoUrl } from '../demo/address';
import { expect } from '../visit/test';
import { live } from '../visit/views';

export const lenderPage = '/advertising/Mortgage.htm';
export const leadSent = 'Contact submitted successfully!';
export const leadFailed =
  'An unexpected error occurred. Please try again later.';
export const sendPath =
  '**/mortgageapi/contactMaplehearthAboutMortgageAdvertising*';
export const form = (page: Page, slot = '#lender-onboarding'): Locator =>
  page.locator(slot).getByRole('form', { name: 'Contact our team' });
export const submitButton = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Submit' });

let leads = 0;
/** Every test's own lead. */
export const newEmail = (): string =>
  `lead.${process.pid}.${Date.now()}.${(leads += 1)}@lender.example.com`;

export async function openForm(page: Page): Promise<Locator> {
  await page.goto(lenderPage);
  await live(page, '#lender-onboarding');
  return form(page);
}

/** Free text, for every role except the loan officer. */
export async function fillLead(lead: Locator, email: string): Promise<void> {
  await lead.getByLabel('Role').selectOption('BranchManager');
  await lead.getByLabel('Name', { exact: true }).fill('Bea van der Berg');
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
}

/** A loan officer's, whose names and companies come with the NMLS ID. */
export async function fillOfficer(lead: Locator, email: string): Promise<void> {
  await lead.getByLabel('NMLS ID').fill('123456');
  await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
  await lead.getByLabel('Company').selectOption('Lanternlight Lending');
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
}

/** Sends a complete lead, which is confirmed and stored once. */
export async function sendLead(
  page: Page,
  lead: Locator,
  email: string,
): Promise<void> {
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
}

/** The rows that the demo has stored for an address, as its staff download them. */
export async function storedLeads(email: string): Promise<string[]> {
  const cookies = await sessionCookies('moderator');
  const cookie = cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const csv = await fetch(`${demoUrl}/mortgage/admin/leads.csv`, {
    headers: { cookie },
  });
  expect(csv.status).toBe(200);
  return (await csv.text())
    .split('\r\n')
    .filter((line) => line.includes(email));
}

/** The button works while it looks disabled. */
export const pressEarly = (page: Page): Promise<void> =>
  submitButton(page).click();
