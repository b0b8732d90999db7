/**
 * What a review says of the service.
 * Source: specification 3, 4; ledger ENT-11, ENM-20, REV-1..4, OPN-102.
 */
import * as v from 'valibot';
import { formatMonthYear } from '../fields/dates';

/** @example servicesProvided.length // 5 */
export const servicesProvided = [
  'NoResponse',
  'DidNotContinue',
  'PreQualified',
  'LoanInProgress',
  'LoanClosed',
] as const;
export type ServiceProvided = (typeof servicesProvided)[number];

export interface ReviewedService {
  readonly serviceProvided: ServiceProvided;
  /** ISO date or time. */
  readonly dateOfService?: string;
}
const reviewedServiceSchema = v.object({
  serviceProvided: v.picklist(servicesProvided),
  dateOfService: v.optional(v.fallback(v.string(), '')),
});
/**
 * Checks a service that came over the network; throws where it is none.
 * @example readReviewedService({ serviceProvided: 'LoanClosed' }).serviceProvided // 'LoanClosed'
 */
export const readReviewedService = (json: unknown): ReviewedService =>
  v.parse(reviewedServiceSchema, json);

/**
 * The text next to a review; empty if none is shown.
 * @example formatService({ serviceProvided: 'LoanClosed', dateOfService: '2024-05-31' }) // 'Closed May 2024'
 */
export function formatService({ serviceProvided, dateOfService = '' }: ReviewedService): string {
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
