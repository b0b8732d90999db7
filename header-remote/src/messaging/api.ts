import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import type { Api } from 'session-shared/session';
import { settleCall } from '../session/settleCall';

/**
 * CAL-13, OPN-29: whether the visitor may write messages, and where news of them arrive. Rejects
 * with 'Failed to fetch messaging eligibility' (ERR-19).
 */
export async function fetchMessagingEligibility(
  api: Api,
  brandSlug: string,
): Promise<MessagingEligibility> {
  const asked = api.request(graphqlPath, readMessagingEligibility, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-enable-oauth-conversion': 'true',
      'x-caller-id': `${brandSlug}-topnav`,
    },
    body: JSON.stringify({ query: messagingEligibilityQuery }),
  });
  const result = await settleCall(asked);
  if (!result.ok) throw new Error('Failed to fetch messaging eligibility');
  return result.value;
}
