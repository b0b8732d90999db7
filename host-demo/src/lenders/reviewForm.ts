/** What somebody writes of a lender, as the form sends it, and what is wrong with it. Source: ENT-11, ENM-14, ENM-20, VAL-18, PRS-11, OPN-92, OPN-104. */
import { formatDate, parseDate } from 'mortgage-domain/fields/dates';
import { isMessage } from 'mortgage-domain/fields/message';
import { rateExpectations, type RateExpectation } from 'mortgage-domain/lenders/rateExpectation';
import { servicesProvided, type ServiceProvided } from 'mortgage-domain/lenders/reviewedService';
import { loanProducts, type LoanProduct } from 'mortgage-domain/loans/loanProduct';
import { loanPurposes, type LoanPurpose } from 'mortgage-domain/loans/loanPurpose';
import { loanTypes, type LoanType } from 'mortgage-domain/loans/loanType';

export const reviewRatings = ['5', '4', '3', '2', '1'] as const;
const fieldNames = [
  'serviceProvided',
  'dateOfService',
  'rating',
  'rateExpectation',
  'loanPurpose',
  'loanProduct',
  'loanType',
  'message',
] as const;
type FieldName = (typeof fieldNames)[number];

/** As it was typed: what was not sent is empty. */
export type ReviewDraft = Readonly<Record<FieldName, string>>;
export type ReviewProblems = Readonly<Partial<Record<FieldName, string>>>;
export interface WrittenReview {
  readonly serviceProvided: ServiceProvided;
  readonly dateOfService: string | null;
  readonly rating: number;
  readonly rateExpectation: RateExpectation | null;
  readonly loanPurpose: LoanPurpose | null;
  readonly loanProduct: LoanProduct | null;
  readonly loanType: LoanType | null;
  readonly message: string;
}

export const readReviewDraft = (fields: Readonly<Record<string, unknown>>): ReviewDraft => {
  const textOf = (name: FieldName): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as ReviewDraft;
};

/** The review, or what is to be mended, by field. `today` is an ISO date. */
export function checkReviewDraft(
  draft: ReviewDraft,
  today: string,
): { readonly review: WrittenReview } | { readonly problems: ReviewProblems } {
  const serviceProvided = find(servicesProvided, draft.serviceProvided);
  const rating = find(reviewRatings, draft.rating);
  const date = draft.dateOfService.trim();
  const problems = withoutEmpty({
    serviceProvided: serviceProvided ? '' : 'Choose how far you came with this lender.',
    dateOfService: isPastDate(date, today)
      ? ''
      : `Give a day up to today (${formatDate(today)}), or leave it empty.`,
    rating: rating ? '' : 'Give one to five stars.',
    rateExpectation: explainChoice(rateExpectations, draft.rateExpectation),
    loanPurpose: explainChoice(loanPurposes, draft.loanPurpose),
    loanProduct: explainChoice(loanProducts, draft.loanProduct),
    loanType: explainChoice(loanTypes, draft.loanType),
    message: isStorable(draft.message) ? '' : 'Write 5 to 800 characters.',
  });
  if (!serviceProvided || !rating || Object.keys(problems).length > 0) return { problems };
  return {
    review: {
      serviceProvided,
      dateOfService: date || null,
      rating: Number(rating),
      rateExpectation: find(rateExpectations, draft.rateExpectation) ?? null,
      loanPurpose: find(loanPurposes, draft.loanPurpose) ?? null,
      loanProduct: find(loanProducts, draft.loanProduct) ?? null,
      loanType: find(loanTypes, draft.loanType) ?? null,
      message: draft.message.trim(),
    },
  };
}

const find = <Choice extends string>(
  choices: readonly Choice[],
  text: string,
): Choice | undefined => choices.find((choice) => choice === text);

/** What may be left out need not be chosen, but cannot be something else. */
const explainChoice = (choices: readonly string[], text: string): string =>
  text === '' || choices.includes(text) ? '' : 'Choose one of the list.';

const isPastDate = (date: string, today: string): boolean =>
  date === '' || (/^\d{4}-/.test(date) && parseDate(date) !== undefined && date <= today);

/** PostgreSQL keeps no NUL. */
const isStorable = (message: string): boolean => isMessage(message) && !message.includes('\0');

const withoutEmpty = (problems: Readonly<Record<FieldName, string>>): ReviewProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== ''));
