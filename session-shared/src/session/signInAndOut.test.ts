import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import { offerSignIn } from './signInAndOut';

const site = () => unnamedSite;

const lostCode = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));

it.each([
  [undefined, '/user/acct/login/'],
  [{ tab: 'signIn' }, '/user/acct/login/'],
  [{ tab: 'register' }, '/user/acct/register/'],
] as const)(
  'AUT-6 SGN-1: if the dialog cannot be loaded, signing in by %j leads to the page %s, which leads back',
  async (options, page) => {
    const navigate = jest.fn();
    window.history.replaceState(null, '', '/mortgage/admin/?zuid=X1-1#tools');
    expect(await offerSignIn(lostCode, { window, navigate, site })(options)).toBeUndefined();
    expect(navigate.mock.calls).toEqual([
      [`${page}?redirectUrl=%2Fmortgage%2Fadmin%2F%3Fzuid%3DX1-1%23tools`],
    ]);
  },
);

it("AUT-6: leads to the site's own page if it has one", async () => {
  const navigate = jest.fn();
  window.history.replaceState(null, '', '/casas/');
  const own = () => ({ ...unnamedSite, paths: { register: '/unirse/' } });
  await offerSignIn(lostCode, { window, navigate, site: own })({ tab: 'register' });
  expect(navigate.mock.calls).toEqual([['/unirse/?redirectUrl=%2Fcasas%2F']]);
});

it('AUT-5: opens only the dialog if it can be loaded', async () => {
  const navigate = jest.fn();
  const openDialog = jest.fn(async () => 'token');
  expect(await offerSignIn(openDialog, { window, navigate, site })({ tab: 'register' })).toBe(
    'token',
  );
  expect(openDialog).toHaveBeenCalledWith({ tab: 'register' });
  expect(navigate).not.toHaveBeenCalled();
});
