import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import {
  readMessagingEligibility,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import type { Api, ApiResult } from 'session-shared/session';
import { settleCall } from '../session/settleCall';

/** CAL-13, OPN-29: whether the visitor may write messages, and where news of them arrive. */
export const fetchMessagingEligibility = (
  api: Api,
  brandSlug: string,
): Promise<ApiResult<MessagingEligibility>> =>
  settleCall(
    api.request('/graphql', readMessagingEligibility, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-enable-oauth-conversion': 'true',
        'x-caller-id': `${brandSlug}-topnav`,
      },
      body: JSON.stringify({ query: messagingEligibilityQuery }),
    }),
  );
