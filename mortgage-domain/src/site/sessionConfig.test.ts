import {
  decideEnvironment,
  toSessionConfig,
  toSessionZipCode,
} from './sessionConfig';
import { defaultSiteConfig, toSiteConfig } from './siteConfig';

it.each([
  ['00000', '-1'],
  ['94103', '94103'],
  ['0000', '-1'],
  ['', '-1'],
  [undefined, '-1'],
])('ENT-5: the zip code %j is treated as %j', (zipCode, expected) => {
  expect(toSessionZipCode(zipCode)).toBe(expected);
});

it.each([
  ['homeloans.maplehearth.com', 'production'],
  ['homeloans.maplehearth.example', 'qa'],
  ['', 'qa'],
])('CON-21: the home-loans host %j is %s (OPN-87)', (host, environment) => {
  expect(decideEnvironment({ homeLoansHost: host, environment: '' })).toBe(
    environment,
  );
  expect(
    decideEnvironment({ homeLoansHost: host, environment: 'production' }),
  ).toBe('production');
});

it('ENT-4 CON-26 OPN-90: has every named part, from the options of the page and the defaults', () => {
  const site = toSiteConfig(
    {
      apiBase: '/api',
      bot: true,
      stateAbbreviation: 'CA',
      zipCode: '94103',
      serverUrls: { samlSignIn: 'https://saml.other.example' },
    },
    defaultSiteConfig,
  );
  expect(toSessionConfig(site, 's-1')).toEqual({
    partnerId: 'RD-MAPLEWEB',
    userSessionId: 's-1',
    stateAbbreviation: 'CA',
    zipcode: '94103',
    serverURLs: {
      api: '/api',
      singleSignOn: { web: 'https://sso.maplehearth.example/web' },
      samlSignIn: 'https://saml.other.example',
      addressAutocomplete: 'https://places.maplehearth.example/suggestions',
      lenderWebsite: {
        baseUrl: 'https://lenders.maplehearth.example/visit',
        webviewUrl: 'https://lenders.maplehearth.example/webview',
      },
    },
    bot: true,
  });
});

it.each([
  ['web', 'RD-MAPLEWEB'],
  ['ios', 'RD-MAPLEIOS'],
  ['android', 'RD-MAPLEAND'],
] as const)(
  'CON-25 OPN-89: in the app %s the partner is %s',
  (app, partnerId) => {
    expect(
      toSessionConfig(toSiteConfig({ app }, defaultSiteConfig), '').partnerId,
    ).toBe(partnerId);
  },
);

it('ENT-4: a state that the validator refuses and an unknown zip code give way to the next, if any', () => {
  const site = {
    ...defaultSiteConfig,
    stateAbbreviation: 'ZZ',
    zipCode: '00000',
  };
  const known = { stateAbbreviation: 'NV', zipCode: '89501' };
  expect(toSessionConfig(site, '', [{}, known])).toMatchObject({
    stateAbbreviation: 'NV',
    zipcode: '89501',
  });
  expect(toSessionConfig(site, '')).toMatchObject({
    stateAbbreviation: undefined,
    zipcode: '-1',
  });
});
