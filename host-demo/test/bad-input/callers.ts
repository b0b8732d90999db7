/** Who calls: accounts that are signed in, and what of this server the valid calls need. */
import { eq } from 'drizzle-orm';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from 'mortgage-domain/messages/messagingEligibility';
import { samplePassword } from '../../src/accounts/sampleAccounts';
import { lenderReviews } from '../../src/database/schema';
import type { TestDemo } from '../demo';
import type { Found, Role } from './validCalls';

const roles: readonly Role[] = ['consumer', 'lender', 'moderator', 'admin'];
/** Its own: whoever mistypes a password too often shuts out nobody else. */
const email = 'guest@lender.example.com';

export interface Callers {
  readonly found: Found;
  cookiesOf(role: Role | undefined): Readonly<Record<string, string>>;
  signIn(role: Role): Promise<void>;
}

export async function openCallers(demo: TestDemo): Promise<Callers> {
  const cookies = new Map<Role, Readonly<Record<string, string>>>();
  const signIn = async (role: Role) => {
    const visitor = demo.visitor();
    await visitor.signIn(role);
    cookies.set(role, Object.fromEntries(visitor.cookies));
  };
  for (const role of roles) await signIn(role);
  return {
    found: await findFacts(demo),
    cookiesOf: (role) => (role && cookies.get(role)) ?? {},
    signIn,
  };
}

async function findFacts(demo: TestDemo): Promise<Found> {
  const consumer = demo.visitor();
  await consumer.signIn('consumer');
  await demo.visitor().postJson('/user/acct/register/', { email, password: samplePassword });
  const eligibility = readMessagingEligibility(
    (await consumer.postJson('/graphql', { query: messagingEligibilityQuery })).json(),
  );
  const [review] = await demo.db
    .select()
    .from(lenderReviews)
    .where(eq(lenderReviews.lenderId, 'L-1001'));
  return {
    channel: toGlobalChannel(eligibility) ?? '',
    authKey: eligibility.keys.authToken,
    reviewId: review?.reviewId ?? '',
    csrf: 'anonymous',
    email,
  };
}
