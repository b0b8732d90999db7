import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import { settleCall } from 'remote-kit/settle-call';
import type { Api } from 'session-shared/session';

/**
 * CAL-13, OPN-29: whether the visitor may write messages, and where news of them arrive. Rejects
 * with 'Failed to fetch messaging eligibility' (ERR-19).
 */
export async function fetchMessagingEligibility(
  api: Api,
  brandSlug: string,
): Promise<MessagingEligibility> {
  const result = await settleCall(() =>
    api.request(graphqlPath, readMessagingEligibility, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-enable-oauth-conversion': 'true',
        'x-caller-id': `${brandSlug}-topnav`,
      },
      body: JSON.stringify({ query: messagingEligibilityQuery }),
    }),
  );
  if (!result.ok) throw new Error('Failed to fetch messaging eligibility');
  return result.value;
}
