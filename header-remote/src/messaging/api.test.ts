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

it('CAL-13: asks as JSON, in the name of the brand', async () => {
  const api = fakeApi({ '/graphql': { error: 'UnexpectedError' } });
  await expect(fetchMessagingEligibility(api, 'maplehearth')).rejects.toThrow();
  expect(api.calls).toMatchObject([
    {
      options: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-enable-oauth-conversion': 'true',
          'x-caller-id': 'maplehearth-topnav',
        },
      },
    },
  ]);
});
