import { formatService, readReviewedService, servicesProvided } from './reviewedService';

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
  'REV-1 REV-2 REV-3 REV-4 OPN-102: %s of %p shows %j',
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
    readReviewedService({ serviceProvided: 'LoanClosed', dateOfService: '2024-05-31', more: 1 }),
  ).toEqual({ serviceProvided: 'LoanClosed', dateOfService: '2024-05-31' });
  expect(readReviewedService({ serviceProvided: 'NoResponse' })).toEqual({
    serviceProvided: 'NoResponse',
  });
  expect(() => readReviewedService({ serviceProvided: 'Vanished' })).toThrow();
});
