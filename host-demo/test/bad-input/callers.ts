/** Who calls: accounts that are signed in, and what of this server the valid calls need. */
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from 'mortgage-domain/messages/messagingEligibility';
import { samplePassword } from 'reference-api/accounts/sampleAccounts';
import { leads } from 'reference-api/database/schema';
import { leadActionPath, sampleLead, type TestDemo } from '../demo';
import type { Found, Role } from './example';

/** Its own: whoever mistypes a password too often shuts out nobody else. */
const email = 'guest@lender.example.com';

export interface Callers {
  readonly found: Found;
  /** Of a session that lives. */
  cookiesOf(role: Role): Promise<Readonly<Record<string, string>>>;
  /** Something was done to the session: the next call has another one. */
  leave(role: Role): void;
}

export async function openCallers(demo: TestDemo): Promise<Callers> {
  const cookies = new Map<Role, Readonly<Record<string, string>>>();
  return {
    found: await findFacts(demo),
    async cookiesOf(role) {
      const known = cookies.get(role);
      if (known) return known;
      const visitor = demo.visitor();
      await visitor.signIn(role);
      const given = Object.fromEntries(visitor.cookies);
      cookies.set(role, given);
      return given;
    },
    leave: (role) => void cookies.delete(role),
  };
}

async function findFacts(demo: TestDemo): Promise<Found> {
  const consumer = demo.visitor();
  await consumer.signIn('consumer');
  await demo.visitor().postJson('/user/acct/register/', { email, password: samplePassword });
  const eligibility = readMessagingEligibility(
    (await consumer.postJson('/graphql', { query: messagingEligibilityQuery })).json(),
  );
  await consumer.act(leadActionPath, sampleLead);
  const [lead] = await demo.db.select({ id: leads.id }).from(leads);
  return {
    channel: toGlobalChannel(eligibility) ?? '',
    authKey: eligibility.keys.authToken,
    leadId: String(lead?.id),
    csrf: 'anonymous',
    email,
  };
}
