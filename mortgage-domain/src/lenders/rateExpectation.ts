/** How a lender's rate compared with what was expected. Source: specification 3; ledger ENM-14. */
export const rateExpectations = [
  'DidNotMeetExpectations',
  'MetExpectations',
  'ExceededExpectations',
] as const;
export type RateExpectation = (typeof rateExpectations)[number];
export const rateExpectationLabels: Readonly<Record<RateExpectation, string>> = {
  DidNotMeetExpectations: 'Higher than expected',
  MetExpectations: 'As expected',
  ExceededExpectations: 'Lower than expected',
};
