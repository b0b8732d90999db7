import { authServiceBases } from './servicePaths';
import { toSiteConfig } from './siteConfig';
import { toSitePath, toUsualPath, usualPaths } from './sitePaths';

const site = toSiteConfig({
  accountPrefix: 'micuenta',
  paths: {
    signIn: '/cuenta/entrar/',
    userNavigation: '/{accountPrefix}/navegacion',
    homeLoansAuth: '/acceso/prestamos',
    graphql: '/consultas',
  },
});

it.each([
  ['/user/acct/login/', '/cuenta/entrar/'],
  ['/user/acct/login/?redirectUrl=%2F', '/cuenta/entrar/?redirectUrl=%2F'],
  ['/micuenta/api/v1/userNavigation', '/micuenta/navegacion'],
  ['/homeloans/api/auth/csrf', '/acceso/prestamos/csrf'],
  [
    '/homeloans/api/auth/signout?callbackUrl=/',
    '/acceso/prestamos/signout?callbackUrl=/',
  ],
  ['/graphql', '/consultas'],
])(
  'OPN-33 SEC-1 CAL-12: %s is %s where a site has it there, and back again',
  (usual, own) => {
    expect(toSitePath(usual, site)).toBe(own);
    expect(toUsualPath(own, site)).toBe(usual);
  },
);

it.each([
  '/user/acct/register/',
  '/homeloans/mortgage/api/auth/csrf',
  '/graphqls',
  '/a/graphql',
])('LNK-4: what the site does not name stays as it is: %s', (path) => {
  expect(toSitePath(path, site)).toBe(path);
  expect(toUsualPath(path, site)).toBe(path);
});

it('CAL-2, CAL-12..16: by default every path is that of the specification', () => {
  const usual = toSiteConfig();
  for (const path of [...Object.values(usualPaths), ...authServiceBases]) {
    expect(toSitePath(path, usual)).toBe(path);
  }
});

it('OPN-134: a service that the site does not have has no address', () => {
  const without = toSiteConfig({ paths: { pageFrame: '', homeLoansAuth: '' } });
  for (const path of [
    '/ajax/nav/PageFrame.htm?a=1',
    '/homeloans/api/auth/csrf',
  ]) {
    expect(toSitePath(path, without)).toBe('');
  }
  expect(toUsualPath('/a', without)).toBe('/a');
});
