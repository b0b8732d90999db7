import type { APIRequestContext } from 'playwright-core';
import { demoUrl } from './demo';

/** One of the demo's sample accounts (README.md). */
const account = { email: 'consumer@example.test', password: 'sample-password-1' };

/** As the sign-in lightbox does it, from a page of the demo. */
export async function signIn(caller: APIRequestContext): Promise<void> {
  const answer = await caller.post(demoUrl('/user/acct/login/'), {
    data: account,
    headers: { origin: demoUrl(''), 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`The demo refused ${account.email}: ${answer.status()}.`);
}
