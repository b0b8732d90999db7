/** What the NMLS directory says of a lender. Source: ledger ENT-6, ENT-23, ENM-22, VAL-21, OPN-59, OPN-65, OPN-71. */
import * as v from 'valibot';

export const nmlsTypes = ['Individual', 'Company'] as const;

export interface IndividualName {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  readonly suffix?: string;
}

export interface NmlsLender {
  readonly nmlsId: string;
  /** `Individual` is the only value a loan officer's form accepts (NML-1). */
  readonly nmlsType: string;
  readonly individualNameOptions: readonly IndividualName[];
  readonly companyNameOptions: readonly string[];
}

/** Fields that a lookup asks for (CAL-7). */
export const nmlsLenderFields = ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'] as const;
const nmlsIdLimit = 2_147_483_647;
/** Digits a form takes (FRM-14). */
export const nmlsIdMaxLength = 12;

const individualNameSchema = v.object({
  firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string(), suffix: v.optional(v.string()),
});
const answerSchema = v.object({
  lender: v.object({
    nmlsId: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    nmlsType: v.string(),
    individualNameOptions: v.fallback(v.array(individualNameSchema), []),
    companyNameOptions: v.fallback(v.array(v.string()), []),
  }),
});

/** Checks the answer of getNMLSLender; throws where it holds no lender. */
export const readNmlsLender = (json: unknown): NmlsLender => v.parse(answerSchema, json).lender;

/** VAL-21, OPN-71: an integer from 1 to 2147483647. */
export const isNmlsId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= nmlsIdLimit;

/** OPN-65: the non-empty parts, joined by blanks. */
export const formatIndividualName = ({ firstName, middleName, lastName, suffix }: IndividualName): string =>
  [firstName, middleName, lastName, suffix].map((part) => part?.trim()).filter(Boolean).join(' ');
