import { safeParse } from 'valibot';
import { accountPagesFile } from '../site-file/accountPagesFile';
import { findAccountPage } from './accountPages';
import { withReturn } from './returnAddress';
import { unnamedSite } from './siteConfig';

const accountPages = { signIn: 'https://id.example/in?next={returnTo}' };
const page = new URL('https://shop.example/rates/?a=1#b');

it.each([
  ['/in', '/in'],
  ['/in?to={returnTo}', '/in?to=%2Frates%2F%3Fa%3D1%23b'],
  [
    accountPages.signIn,
    'https://id.example/in?next=https%3A%2F%2Fshop.example%2Frates%2F%3Fa%3D1%23b',
  ],
])(
  '%s leads back by a path within the host, else by an address (EXT-3)',
  (address, expected) => {
    expect(withReturn(address, page)).toBe(expected);
  },
);

it("only `page` uses the site's account pages, and `paths` where there is none (EXT-3)", () => {
  const find = (account: 'page' | 'dialog', name: 'signIn' | 'signOut') =>
    findAccountPage(name, { ...unnamedSite, account, accountPages });
  expect(find('page', 'signIn')).toBe(accountPages.signIn);
  expect(find('page', 'signOut')).toBe('/Logout.htm');
  expect(find('dialog', 'signIn')).toBe('/user/acct/login/');
});

it.each([
  ['/sign-in?next={returnTo}', true],
  [accountPages.signIn, true],
  ['//evil.example/', false],
  ['/\\\\evil.example/', false],
  ['javascript:alert(1)', false],
  ['sign-in', false],
])(
  'the file accepts only paths and http(s) addresses: %s',
  (signIn, isGood) => {
    expect(safeParse(accountPagesFile, { signIn }).success).toBe(isGood);
  },
);
