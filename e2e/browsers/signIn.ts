import { emailOf, samplePassword, type Role } from '../accounts/roles';
import type { Page } from './page';
import { button, field } from './targets';

export async function fillSignIn(page: Page, role: Role): Promise<void> {
  await page.type(field('Email'), emailOf(role));
  await page.type(field('Password'), samplePassword);
}

/** Through the lightbox. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await fillSignIn(page, role);
  await page.click(button('Sign in', 'dialog'));
}
