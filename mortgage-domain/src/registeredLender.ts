/** A lender as registered with us. Source: ledger ENT-7, CAL-9. */
import * as v from 'valibot';

export interface RegisteredLender { readonly quoteParticipant: boolean }

const answerSchema = v.object({ lender: v.object({ quoteParticipant: v.fallback(v.boolean(), false) }) });

/** Checks the answer of getRegisteredLender; throws where it holds no lender. */
export const readRegisteredLender = (json: unknown): RegisteredLender => v.parse(answerSchema, json).lender;
export const registeredLenderFields = ['quoteParticipant'] as const;
