/** What people say of the sample lenders: fictional, two of them not moderated yet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rateExpectations } from 'mortgage-domain/lenders/rateExpectation';
import { servicesProvided } from 'mortgage-domain/lenders/reviewedService';
import { loanProducts } from 'mortgage-domain/loans/loanProduct';
import { loanPurposes } from 'mortgage-domain/loans/loanPurpose';
import { loanTypes } from 'mortgage-domain/loans/loanType';
import * as v from 'valibot';

const sampleReviewSchema = v.strictObject({
  reviewId: v.string(),
  lenderId: v.string(),
  reviewer: v.string(),
  rating: v.number(),
  serviceProvided: v.picklist(servicesProvided),
  dateOfService: v.optional(v.string()),
  rateExpectation: v.optional(v.picklist(rateExpectations)),
  loanPurpose: v.optional(v.picklist(loanPurposes)),
  loanProduct: v.optional(v.picklist(loanProducts)),
  loanType: v.optional(v.picklist(loanTypes)),
  message: v.string(),
  status: v.picklist(['waiting', 'published']),
  createdAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

export const sampleReviews = v.parse(
  v.array(sampleReviewSchema),
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'sampleReviews.json'), 'utf8')),
);
