import { offerSignIn } from './offerSignIn';

const lostCode = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));

it.each([
  [undefined, '/user/acct/login/'],
  [{ tab: 'signIn' }, '/user/acct/login/'],
  [{ tab: 'register' }, '/user/acct/register/'],
] as const)(
  'AUT-6 SGN-1: where the dialog cannot be had, signing in by %j leads to the page %s, which leads back, and rejects nobody',
  async (options, page) => {
    const navigate = jest.fn();
    window.history.replaceState(null, '', '/mortgage/admin/?zuid=X1-1#tools');
    expect(await offerSignIn(lostCode, { window, navigate })(options)).toBeUndefined();
    expect(navigate.mock.calls).toEqual([
      [`${page}?redirectUrl=%2Fmortgage%2Fadmin%2F%3Fzuid%3DX1-1%23tools`],
    ]);
  },
);

it('AUT-5: where it can be had, it is all', async () => {
  const navigate = jest.fn();
  const openDialog = jest.fn(async () => 'token');
  expect(await offerSignIn(openDialog, { window, navigate })({ tab: 'register' })).toBe('token');
  expect(openDialog).toHaveBeenCalledWith({ tab: 'register' });
  expect(navigate).not.toHaveBeenCalled();
});
