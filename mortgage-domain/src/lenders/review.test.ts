import fc from 'fast-check';
import {
  formatService,
  rateExpectationLabels,
  readReviewedService,
  servicesProvided,
  toShownRating,
} from './review';
import { forAll } from '../../test/anyText';

it.each([
  ['PreQualified', undefined, 'Pre-qualified'],
  ['LoanInProgress', '2024-05-31', 'In progress'],
  ['NoResponse', '2024-05-31', ''],
  ['DidNotContinue', undefined, ''],
  ['LoanClosed', '2024-05-31', 'Closed May 2024'],
  ['LoanClosed', '2024-05-31T23:30:00-05:00', 'Closed June 2024'],
  ['LoanClosed', '2024-05-31T23:30:00', 'Closed May 2024'],
  ['LoanClosed', '2024-01-01T00:30Z', 'Closed January 2024'],
  ['LoanClosed', undefined, 'Closed'],
  ['LoanClosed', '', 'Closed'],
  ['LoanClosed', 'yesterday', 'Closed'],
  ['LoanClosed', '2024-13-01', 'Closed'],
] as const)(
  'REV-1 REV-2 REV-3 REV-4 OPN-102: %s %p: %j',
  (serviceProvided, dateOfService, text) => {
    expect(formatService({ serviceProvided, dateOfService })).toBe(text);
  },
);

it('ENT-11 ENM-20: reads a service and refuses an unknown one', () => {
  expect(servicesProvided).toEqual([
    'NoResponse',
    'DidNotContinue',
    'PreQualified',
    'LoanInProgress',
    'LoanClosed',
  ]);
  expect(
    readReviewedService({
      serviceProvided: 'LoanClosed',
      dateOfService: '2024-05-31',
      more: 1,
    }),
  ).toEqual({ serviceProvided: 'LoanClosed', dateOfService: '2024-05-31' });
  expect(readReviewedService({ serviceProvided: 'NoResponse' })).toEqual({
    serviceProvided: 'NoResponse',
  });
  expect(() => readReviewedService({ serviceProvided: 'Vanished' })).toThrow();
});

it('ENM-14: rate expectations with labels', () => {
  expect(Object.entries(rateExpectationLabels)).toEqual([
    ['DidNotMeetExpectations', 'Higher than expected'],
    ['MetExpectations', 'As expected'],
    ['ExceededExpectations', 'Lower than expected'],
  ]);
});

it.each([
  [4.125, 4.25],
  [4.1249, 4],
  [4.13, 4.25],
  [0.1, 0],
  [0.125, 0.25],
  [4.9, 5],
  [5.1, 5],
  [-1, 0],
  [-0.1, 0],
  [Infinity, 5],
  [-Infinity, 0],
  [Number.NaN, 0],
])('REV-5 CON-5 OPN-99: the rating %p shows as %p', (rating, shown) => {
  expect(toShownRating(rating)).toBe(shown);
  expect(Object.is(toShownRating(rating), -0)).toBe(false);
});

it('REV-5: always a quarter from 0 to 5, and stays when shown again', () => {
  forAll(fc.double(), (rating) => {
    const shown = toShownRating(rating);
    expect(shown * 4).toBe(Math.round(shown * 4));
    expect(shown).toBeGreaterThanOrEqual(0);
    expect(shown).toBeLessThanOrEqual(5);
    expect(toShownRating(shown)).toBe(shown);
  });
});
