import { rateExpectationLabels, rateExpectations } from './rateExpectation';

it('ENM-14: rate expectations with labels', () => {
  expect(rateExpectations.map((name) => [name, rateExpectationLabels[name]])).toEqual([
    ['DidNotMeetExpectations', 'Higher than expected'],
    ['MetExpectations', 'As expected'],
    ['ExceededExpectations', 'Lower than expected'],
  ]);
});
