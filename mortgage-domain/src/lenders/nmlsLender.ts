/** The NMLS directory's record of a lender. Source: ENT-23, ENM-22, CAL-7, OPN-59, OPN-65. */
import * as v from 'valibot';
import { idText, listOf, readAnswer, shownText } from '../wire/readAnswer';
import { individualNameSchema } from './individualNameSchema';

/** @example nmlsTypes // ['Individual', 'Company'] */
export const nmlsTypes = ['Individual', 'Company'] as const;

export const nmlsLenderFields = [
  'individualNameOptions',
  'companyNameOptions',
  'nmlsId',
  'nmlsType',
] as const;

const nmlsLenderSchema = v.object({
  nmlsId: idText(),
  /** A loan officer's form accepts only `Individual` (NML-1); others are kept as sent. */
  nmlsType: v.string(),
  individualNameOptions: v.fallback(listOf(individualNameSchema), []),
  companyNameOptions: v.fallback(listOf(shownText()), []),
});

export type NmlsLender = v.InferOutput<typeof nmlsLenderSchema>;

export const nmlsLenderAnswer = v.object({ lender: nmlsLenderSchema });

/** Throws if the answer of getNMLSLender has no lender. */
export const readNmlsLender = (json: unknown): NmlsLender =>
  readAnswer(nmlsLenderAnswer, json).lender;
