/** The NMLS directory's record of a lender. Source: ENT-23, ENM-22, CAL-7, OPN-59, OPN-65. */
import * as v from 'valibot';
import { idText, listOf, readAnswer, shownText } from '../wire/readAnswer';
import { individualNameSchema } from './individualNameSchema';
import type { IndividualName } from './individualName';

/** @example nmlsTypes // ['Individual', 'Company'] */
export const nmlsTypes = ['Individual', 'Company'] as const;

export interface NmlsLender {
  readonly nmlsId: string;
  /** A loan officer's form accepts only `Individual` (NML-1); others are kept as sent. */
  readonly nmlsType: string;
  readonly individualNameOptions: readonly IndividualName[];
  readonly companyNameOptions: readonly string[];
}

export const nmlsLenderFields = [
  'individualNameOptions',
  'companyNameOptions',
  'nmlsId',
  'nmlsType',
] as const;

const nmlsLenderSchema = v.object({
  nmlsId: idText(),
  nmlsType: v.string(),
  individualNameOptions: v.fallback(listOf(individualNameSchema), []),
  companyNameOptions: v.fallback(listOf(shownText()), []),
});

export const nmlsLenderAnswer = v.object({ lender: nmlsLenderSchema });

/** Throws if the answer of getNMLSLender has no lender. */
export const readNmlsLender = (json: unknown): NmlsLender =>
  readAnswer(nmlsLenderAnswer, json).lender;
