import { fakeApi, type FakeApi } from 'session-shared/testing';
import { createLookups } from './lookups';

const refusing = (isRefused?: true): FakeApi => ({
  ...fakeApi(),
  post: async () => ({ ok: false, error: 'ConnectionFailure', isRefused }),
});

it('reports a refusal without a text as an answer, and a lost connection as lost (FRM-17 OPN-107)', async () => {
  const answered = jest.fn();
  expect(
    await createLookups(refusing(), answered).email('a@b.example'),
  ).toEqual({ ok: false, error: 'ConnectionFailure' });
  expect(answered).not.toHaveBeenCalled();
  expect(
    await createLookups(refusing(true), answered).email('a@b.example'),
  ).toEqual({ ok: false, error: 'UnexpectedError' });
  expect(answered).toHaveBeenCalledTimes(1);
});
