/** How a lender's rate compared with what was expected. Source: specification 3; ledger ENM-14. */

/** @example rateExpectations.map((one) => rateExpectationLabels[one]) // ['Higher than expected', 'As expected', 'Lower than expected'] */
export const rateExpectations = [
  'DidNotMeetExpectations',
  'MetExpectations',
  'ExceededExpectations',
] as const;
export type RateExpectation = (typeof rateExpectations)[number];
/** @example rateExpectationLabels.MetExpectations // 'As expected' */
export const rateExpectationLabels: Readonly<Record<RateExpectation, string>> = {
  DidNotMeetExpectations: 'Higher than expected',
  MetExpectations: 'As expected',
  ExceededExpectations: 'Lower than expected',
};
