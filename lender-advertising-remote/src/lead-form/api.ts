import { leadAction, type LeadPayload } from 'mortgage-domain/lead';
import { nmlsLenderFields, readNmlsLender, type NmlsLender } from 'mortgage-domain/nmlsLender';
import { readParsedPhone, type ParsedPhone } from 'mortgage-domain/parsedContact';
import type { Api, ApiResult } from 'session-shared/session';

/** CAL-7. */
export const fetchNmlsLender = (api: Api, nmlsId: string): Promise<ApiResult<NmlsLender>> => api.post('getNMLSLender', { nmlsId, fields: nmlsLenderFields }, readNmlsLender);
/** CAL-10. */
export const fetchParsedEmail = (api: Api, emailAddress: string): Promise<ApiResult<true>> => api.post('parseEmailAddress', { emailAddress }, () => true);
/** CAL-11. */
export const fetchParsedPhone = (api: Api, phoneNumber: string): Promise<ApiResult<ParsedPhone>> => api.post('parsePhoneNumber', { phoneNumber }, readParsedPhone);
/** CAL-8: only the error flag is read. The key makes a repeated send one lead. */
export const sendLead = (api: Api, productName: string, lead: LeadPayload, idempotencyKey: string): Promise<ApiResult<true>> =>
  api.post(leadAction(productName), lead, () => true, { idempotencyKey });
