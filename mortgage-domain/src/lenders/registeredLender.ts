/** A lender as registered with us. Source: ledger ENT-7, CAL-9. */
import * as v from 'valibot';
import { flag, idText, readAnswer } from '../wire/readAnswer';

export const registeredLenderAnswer = v.object({
  lender: v.object({
    /** Only in the answer if the call requests it. */
    lenderId: v.optional(v.fallback(idText(), '')),
    quoteParticipant: v.optional(v.fallback(flag(), false), false),
  }),
});
export type RegisteredLender = v.InferOutput<
  typeof registeredLenderAnswer
>['lender'];

export const registeredLenderFields = ['quoteParticipant'] as const;

/** Throws if the answer of getRegisteredLender has no lender. */
export const readRegisteredLender = (json: unknown): RegisteredLender =>
  readAnswer(registeredLenderAnswer, json).lender;
