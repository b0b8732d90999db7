import { offerSignIn } from './offerSignIn';

const lostCode = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));

it.each([
  [undefined, '/user/acct/login/'],
  [{ tab: 'signIn' }, '/user/acct/login/'],
  [{ tab: 'register' }, '/user/acct/register/'],
] as const)(
  'AUT-6 SGN-1: where the dialog cannot be had, signing in by %j leads to the page %s, and rejects nobody',
  async (options, page) => {
    const navigate = jest.fn();
    expect(await offerSignIn(lostCode, navigate)(options)).toBeUndefined();
    expect(navigate.mock.calls).toEqual([[page]]);
  },
);

it('AUT-5: where it can be had, it is all', async () => {
  const navigate = jest.fn();
  const openDialog = jest.fn(async () => 'token');
  expect(await offerSignIn(openDialog, navigate)({ tab: 'register' })).toBe('token');
  expect(openDialog).toHaveBeenCalledWith({ tab: 'register' });
  expect(navigate).not.toHaveBeenCalled();
});
