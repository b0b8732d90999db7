/** The fields of the review form, for the view. Source: ENM-14, ENM-16, ENM-20, OPN-92. */
import { rateExpectationLabels } from 'mortgage-domain/lenders/rateExpectation';
import type { ServiceProvided } from 'mortgage-domain/lenders/reviewedService';
import { loanTypes } from 'mortgage-domain/loans/loanType';
import { loanProductLabels, loanPurposeLabels } from '../loans/loanLabels';
import { toFormFields, type FieldDefinition, type FormField } from '../pages/formFields';
import { reviewRatings, type ReviewDraft, type ReviewProblems } from './reviewForm';

/** In the visitor's own words; beside a review stands the shorter text of REV-1 to REV-4. */
const serviceLabels: Readonly<Record<ServiceProvided, string>> = {
  LoanClosed: 'My loan has closed',
  LoanInProgress: 'My loan is in progress',
  PreQualified: 'I was pre-qualified',
  DidNotContinue: 'I did not continue',
  NoResponse: 'I got no response',
};
const starLabel = (stars: string): string => `${stars} ${stars === '1' ? 'star' : 'stars'}`;

const definitions: readonly FieldDefinition<keyof ReviewDraft>[] = [
  {
    name: 'serviceProvided',
    label: 'How far did you come?',
    kind: 'select',
    choices: Object.entries(serviceLabels),
    required: true,
  },
  {
    name: 'dateOfService',
    label: 'On which day?',
    hint: 'The day of the closing, or when you last spoke.',
    kind: 'date',
  },
  {
    name: 'rating',
    label: 'How many stars do you give?',
    kind: 'radio',
    choices: reviewRatings.map((stars) => [stars, starLabel(stars)]),
    required: true,
  },
  {
    name: 'rateExpectation',
    label: 'How was the rate?',
    kind: 'radio',
    choices: Object.entries(rateExpectationLabels),
  },
  {
    name: 'loanPurpose',
    label: 'What was the loan for?',
    kind: 'select',
    choices: Object.entries(loanPurposeLabels),
  },
  {
    name: 'loanProduct',
    label: 'Which loan was it?',
    kind: 'select',
    choices: Object.entries(loanProductLabels),
  },
  {
    name: 'loanType',
    label: 'Of which type?',
    kind: 'select',
    choices: loanTypes.map((type) => [type, type]),
  },
  {
    name: 'message',
    label: 'Your review',
    hint: '5 to 800 characters. What should others know?',
    kind: 'textarea',
    required: true,
  },
];

export const reviewFields = (draft: ReviewDraft, problems: ReviewProblems): readonly FormField[] =>
  toFormFields(definitions, draft, problems);
