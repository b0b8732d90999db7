import { fakeApi } from '../testing';
import { fetchAuthInfo } from './api';

it("CAL-3 OPN-40: the auth-info call has no payload, and takes the partner's id back that every call carries", async () => {
  const api = fakeApi({ getAuthInfo: { user: { id: '7' } } });
  await expect(fetchAuthInfo(api)).resolves.toMatchObject({ ok: true, value: { id: 'X1-7' } });
  expect(api.calls.map(({ input }) => input)).toStrictEqual([{ partnerId: undefined }]);
});
