/** A lender as registered with us. Source: ledger ENT-7, CAL-9. */
import * as v from 'valibot';

export const registeredLenderAnswer = v.object({
  lender: v.object({
    lenderId: v.optional(v.fallback(v.string(), '')),
    quoteParticipant: v.optional(v.fallback(v.boolean(), false), false),
  }),
});
export interface RegisteredLender {
  /** Only in the answer if the call asks for it. */
  readonly lenderId?: string;
  readonly quoteParticipant: boolean;
}

export const registeredLenderFields = ['quoteParticipant'] as const;

/** Throws if the answer of getRegisteredLender has no lender. */
export const readRegisteredLender = (json: unknown): RegisteredLender =>
  v.parse(registeredLenderAnswer, json).lender;
