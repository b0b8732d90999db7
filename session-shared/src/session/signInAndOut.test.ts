import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import { offerSignIn } from './signInAndOut';

const lostCode = () =>
  Promise.reject(Object.assign(new Error('lost'), { name: 'ChunkLoadError' }));

it.each([
  [undefined, {}, '/user/acct/login/'],
  [{ tab: 'signIn' }, {}, '/user/acct/login/'],
  [{ tab: 'register' }, {}, '/user/acct/register/'],
  [{ tab: 'register' }, { register: '/unirse/' }, '/unirse/'],
] as const)(
  'AUT-6 SGN-1: if the dialog cannot be loaded, signing in by %j, on a site with the paths %j, leads to the page %s, which leads back',
  async (options, paths, page) => {
    const navigate = jest.fn();
    const site = () => ({ ...unnamedSite, paths });
    window.history.replaceState(null, '', '/mortgage/admin/?zuid=X1-1#tools');
    expect(
      await offerSignIn(lostCode, { window, navigate, site })(options),
    ).toBeUndefined();
    expect(navigate.mock.calls).toEqual([
      [`${page}?redirectUrl=%2Fmortgage%2Fadmin%2F%3Fzuid%3DX1-1%23tools`],
    ]);
  },
);
