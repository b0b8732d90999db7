import { settleCall } from './settleCall';

it('gives what the call gives', async () =>
  expect(await settleCall(async () => ({ ok: true, value: 7 }))).toEqual({
    ok: true,
    value: 7,
  }));

it.each([
  [
    'a security check that was closed',
    Object.assign(new Error(), { name: 'ChallengeClosed' }),
  ],
  ['an input that no query can carry', new RangeError('a date')],
])(
  'AUT-11 ERR-10: %s is a failure under its own name',
  async (_case, error) => {
    const failed = { ok: false, error: error.name };
    expect(await settleCall(() => Promise.reject(error))).toEqual(failed);
    const throws = () => {
      throw error;
    };
    expect(await settleCall(throws)).toEqual(failed);
  },
);

it('ERR-10: a thrown value that is no error has a name too', async () =>
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is the case
  expect(await settleCall(() => Promise.reject('no'))).toEqual({
    ok: false,
    error: 'UnexpectedError',
  }));
