import { fakeApi } from 'session-shared/testing';
import { fetchMessagingEligibility } from './api';

it.each([
  ['fails', { error: 'UnexpectedError' }],
  ['cannot be read', { data: null }],
  ['rejects', () => Promise.reject(new Error('closed'))],
])(
  "ERR-19 CAL-13: 'Failed to fetch messaging eligibility' where the call %s",
  async (_how, answer) => {
    await expect(
      fetchMessagingEligibility(fakeApi({ '/graphql': answer }), 'maplehearth'),
    ).rejects.toThrow('Failed to fetch messaging eligibility');
  },
);
