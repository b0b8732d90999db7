import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from 'mortgage-domain/messages/messagingEligibility';
import { signInAs, type TestDemo } from '../demo';
import type { Found, Role, ValidCall } from './validCalls';

export interface Callers {
  readonly found: Found;
  /** The cookies of a live session of the call's role. */
  cookiesOf(
    call: Pick<ValidCall, 'as' | 'endsSession'>,
  ): Promise<Readonly<Record<string, string>>>;
}

export async function openCallers(demo: TestDemo): Promise<Callers> {
  const sessions = new Map<Role, Readonly<Record<string, string>>>();
  return {
    found: await findFacts(demo),
    async cookiesOf({ as, endsSession }) {
      if (!as) {
        return {};
      }
      const cookies =
        sessions.get(as) ??
        Object.fromEntries((await signInAs(demo, as)).cookies);
      if (endsSession) {
        sessions.delete(as);
      } else {
        sessions.set(as, cookies);
      }
      return cookies;
    },
  };
}

async function findFacts(demo: TestDemo): Promise<Found> {
  const consumer = await signInAs(demo, 'consumer');
  const eligibility = readMessagingEligibility(
    (
      await consumer.postJson('/graphql', { query: messagingEligibilityQuery })
    ).json(),
  );
  return {
    channel: toGlobalChannel(eligibility) ?? '',
    authKey: eligibility.keys.authToken,
  };
}
