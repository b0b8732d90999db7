import { leadAction } from 'mortgage-domain/leads/leadAction';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { settleCall } from 'remote-kit/settle-call';
import type { Api, ApiResult } from 'session-shared/session';

/** `website` is the value of the trap field; empty for people. */
export type SentLead = LeadPayload & { readonly website?: string };

/** CAL-8: only the error flag is read. The key makes a repeated send one lead (OPN-76). */
export const sendLead = (
  api: Api,
  productName: string,
  lead: SentLead,
  idempotencyKey: string,
): Promise<ApiResult<true>> =>
  settleCall(() =>
    api.post(leadAction(productName), lead, readAcknowledgement, { idempotencyKey }),
  );

/** The API answers an object; a proxy's `null` is no word that the lead has arrived (F30). */
function readAcknowledgement(json: unknown): true {
  if (typeof json !== 'object' || json === null)
    throw new TypeError('The answer to a lead is not an object.');
  return true;
}
