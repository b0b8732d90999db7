/** Reviews of lenders. Source: ledger ENT-11, ENM-14, ENM-20, REV-1..5, CON-5. */
import * as v from 'valibot';
import { readAnswer } from '../wire/readAnswer';
import { formatMonthYear } from '../fields/dates';

/** @example servicesProvided.length // 5 */
export const servicesProvided = [
  'NoResponse',
  'DidNotContinue',
  'PreQualified',
  'LoanInProgress',
  'LoanClosed',
] as const;

const reviewedServiceSchema = v.object({
  serviceProvided: v.picklist(servicesProvided),
  /** ISO date or time. */
  dateOfService: v.optional(v.fallback(v.string(), '')),
});
export type ReviewedService = v.InferOutput<typeof reviewedServiceSchema>;

/**
 * Throws for anything else.
 * @example readReviewedService({ serviceProvided: 'LoanClosed' }).serviceProvided // 'LoanClosed'
 */
export const readReviewedService = (json: unknown): ReviewedService =>
  readAnswer(reviewedServiceSchema, json);

/**
 * Empty if no text is shown.
 * @example formatService({ serviceProvided: 'LoanClosed', dateOfService: '2024-05-31' }) // 'Closed May 2024'
 */
export function formatService({
  serviceProvided,
  dateOfService = '',
}: ReviewedService): string {
  switch (serviceProvided) {
    case 'PreQualified':
      return 'Pre-qualified';
    case 'LoanInProgress':
      return 'In progress';
    case 'LoanClosed':
      return `Closed ${formatMonthYear(dateOfService)}`.trim();
    case 'NoResponse':
    case 'DidNotContinue':
      return '';
  }
}

/** @example rateExpectationLabels.MetExpectations // 'As expected' */
export const rateExpectationLabels = {
  DidNotMeetExpectations: 'Higher than expected',
  MetExpectations: 'As expected',
  ExceededExpectations: 'Lower than expected',
} as const;

const ratingMax = 5;
const stepsPerStar = 4;

/**
 * The nearest quarter, half up; 0 for anything but a number.
 * @example toShownRating(4.125) // 4.25
 * @example toShownRating(7) // 5
 */
export function toShownRating(rating: number): number {
  const nearest = Math.round(rating * stepsPerStar) / stepsPerStar;
  return nearest > 0 ? Math.min(nearest, ratingMax) : 0;
}
