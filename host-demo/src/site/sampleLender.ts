/** The one lender with a profile, and its reviews: fictional, one review for each display rule (REV-1 to REV-5). */
import type { LenderDisplay } from 'mortgage-domain/lenders/lenderName';
import type { RateExpectation, ReviewedService } from 'mortgage-domain/lenders/review';

export interface SampleReview extends ReviewedService {
  readonly reviewId: string;
  readonly reviewer: string;
  readonly rating: number;
  readonly rateExpectation?: RateExpectation;
  readonly message: string;
  /** ISO date. */
  readonly writtenOn: string;
}

export const sampleLender = {
  lenderId: 'L-1001',
  nmlsId: 410_001,
  about:
    'First homes and move-ups on the West Coast. You talk to me, from the first question to the keys.',
  display: {
    displayName: 'Leo Sample',
    individualName: { firstName: 'Leo', lastName: 'Sample' },
    companyName: 'Lanternlight Lending',
    nmlsType: 'Individual',
  } satisfies LenderDisplay,
};

export const sampleReviews: readonly SampleReview[] = [
  {
    reviewId: 's-01',
    reviewer: 'Maya K.',
    rating: 5,
    serviceProvided: 'LoanClosed',
    dateOfService: '2025-08-14',
    rateExpectation: 'ExceededExpectations',
    message: 'Leo called back within the hour, every time.',
    writtenOn: '2025-08-20',
  },
  {
    reviewId: 's-02',
    reviewer: 'Jonas B.',
    rating: 4.5,
    serviceProvided: 'LoanInProgress',
    rateExpectation: 'MetExpectations',
    message: 'We shortened our loan by nine years and pay eighty dollars more.',
    writtenOn: '2025-06-02',
  },
  {
    reviewId: 's-03',
    reviewer: 'Priya S.',
    rating: 4,
    serviceProvided: 'PreQualified',
    message: 'Pre-qualified in two days. We are still looking for the house.',
    writtenOn: '2025-09-05',
  },
  {
    reviewId: 's-04',
    reviewer: 'Tom R.',
    rating: 3,
    serviceProvided: 'DidNotContinue',
    rateExpectation: 'DidNotMeetExpectations',
    message: 'Friendly, but another lender had a better rate.',
    writtenOn: '2025-04-11',
  },
  {
    reviewId: 's-05',
    reviewer: 'Ana L.',
    rating: 4,
    serviceProvided: 'NoResponse',
    message: 'My question went unanswered for two weeks. Then he wrote, and apologized.',
    writtenOn: '2025-03-02',
  },
];
