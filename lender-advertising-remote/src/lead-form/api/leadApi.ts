import { readParsedPhone, type ParsedPhone } from 'mortgage-domain/fields/parsedPhone';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import {
  nmlsLenderFields,
  readNmlsLender,
  type NmlsLender,
} from 'mortgage-domain/lenders/nmlsLender';
import type { Api, ApiResult } from 'session-shared/session';

/** CAL-7. */
export const fetchNmlsLender = (api: Api, nmlsId: string): Promise<ApiResult<NmlsLender>> =>
  settleLookup(
    api.post('getNMLSLender', { nmlsId, fields: nmlsLenderFields }, readNmlsLender),
    'UnknownNMLSId',
  );

/** CAL-10. */
export const fetchParsedEmail = (api: Api, emailAddress: string): Promise<ApiResult<true>> =>
  settleLookup(
    api.post('parseEmailAddress', { emailAddress }, () => true),
    'InvalidEmailAddress',
  );

/** CAL-11. */
export const fetchParsedPhone = (api: Api, phoneNumber: string): Promise<ApiResult<ParsedPhone>> =>
  settleLookup(
    api.post('parsePhoneNumber', { phoneNumber }, readParsedPhone),
    'InvalidPhoneNumber',
  );

/** `website` is what stands in the trap: a person's is empty. */
export type SentLead = LeadPayload & { readonly website?: string };

/** CAL-8: only the error flag is read. The key makes a repeated send one lead (OPN-76). */
export const sendLead = (
  api: Api,
  productName: string,
  lead: SentLead,
  idempotencyKey: string,
): Promise<ApiResult<true>> =>
  settle(api.post(leadAction(productName), lead, readAcknowledgement, { idempotencyKey }));

/** The API answers an object; a proxy's `null` is no word that the lead has arrived (F30). */
function readAcknowledgement(json: unknown): true {
  if (typeof json !== 'object' || json === null)
    throw new TypeError('The answer to a lead is not an object.');
  return true;
}

/** A refusal with its own name is a verdict on what was typed; every other failure (429, a closed challenge …) is a call that did not get through. */
async function settleLookup<Value>(
  call: Promise<ApiResult<Value>>,
  verdict: string,
): Promise<ApiResult<Value>> {
  const result = await settle(call);
  return result.ok || result.error === verdict ? result : { ok: false, error: 'ConnectionFailure' };
}

/** AUT-11: a challenge that the visitor closes rejects the call; here that is a result like any other failure. */
const settle = <Value>(call: Promise<ApiResult<Value>>): Promise<ApiResult<Value>> =>
  call.catch((error: unknown) => ({
    ok: false,
    error: error instanceof Error ? error.name : 'UnexpectedError',
  }));
