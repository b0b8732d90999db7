/** Fields that describe a loan and a home, of more than one calculator. Source: ENM-3..9, ENM-16, VAL-13, OPN-57, OPN-92. */
import {
  creditScoreBands,
  toCreditScoreBucket,
  type CreditScoreBand,
  type CreditScoreBucket,
} from 'mortgage-domain/loans/creditScore';
import { loanTermLabels, type LoanTerm } from 'mortgage-domain/loans/loanProduct';
import { loanTypes } from 'mortgage-domain/loans/loanType';
import { propertyTypeLabels, propertyUseLabels } from '../loans/loanLabels';
import type { FieldDefinition } from '../pages/formFields';

const bucketLabels: Readonly<Record<CreditScoreBucket, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  average: 'Average',
  poor: 'Poor',
  bad: 'Bad',
};

/** By its lowest score, as a lender reads it. */
export const labelBucket = (band: CreditScoreBand): string => {
  const bucket = toCreditScoreBucket(Number.parseInt(band, 10));
  return bucket ? bucketLabels[bucket] : '';
};

export const loanTerms = Object.keys(loanTermLabels) as readonly LoanTerm[];

export const termField = {
  name: 'term',
  label: 'Term',
  kind: 'select',
  choices: loanTerms.map((term) => [term, loanTermLabels[term]] as const),
  required: true,
} as const satisfies FieldDefinition<string>;

export const rateField = {
  name: 'rate',
  label: 'Interest rate',
  hint: 'Empty: a sample rate for what you chose.',
  kind: 'text',
  inputMode: 'decimal',
} as const satisfies FieldDefinition<string>;

export const loanTypeField = {
  name: 'loanType',
  label: 'Loan type',
  kind: 'select',
  choices: loanTypes.map((type) => [type, type] as const),
  required: true,
} as const satisfies FieldDefinition<string>;

export const creditScoreField = {
  name: 'creditScore',
  label: 'Credit score',
  kind: 'select',
  groups: Object.values(bucketLabels).map((label) => ({
    label,
    choices: creditScoreBands
      .filter((band) => labelBucket(band) === label)
      .map((band) => [band, band] as const),
  })),
  required: true,
} as const satisfies FieldDefinition<string>;

export const propertyTypeField = {
  name: 'propertyType',
  label: 'Kind of home',
  kind: 'select',
  choices: Object.entries(propertyTypeLabels),
  required: true,
} as const satisfies FieldDefinition<string>;

export const propertyUseField = {
  name: 'propertyUse',
  label: 'How will you use it?',
  kind: 'select',
  choices: Object.entries(propertyUseLabels),
  required: true,
} as const satisfies FieldDefinition<string>;
