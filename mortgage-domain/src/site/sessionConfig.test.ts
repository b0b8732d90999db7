import { decideEnvironment, toSessionZipCode, type SessionConfig } from './sessionConfig';

it.each([
  ['00000', '-1'],
  ['94103', '94103'],
  ['0000', '0000'],
  ['', ''],
])('ENT-5: the zip code %j is treated as %j', (zipCode, expected) => {
  expect(toSessionZipCode(zipCode)).toBe(expected);
});

it.each([
  ['homeloans.maplehearth.com', 'production'],
  ['homeloans.maplehearth.example', 'qa'],
  ['', 'qa'],
])('CON-21: the home-loans host %j is %s (OPN-87)', (host, environment) => {
  expect(decideEnvironment(host)).toBe(environment);
});

it('ENT-4 CON-26: a session config has every named part (checked by the compiler)', () => {
  const config: Required<SessionConfig> = {
    partnerId: 'p',
    userSessionId: 's',
    stateAbbreviation: 'CA',
    zipcode: '-1',
    bot: false,
    serverURLs: {
      api: '/a',
      singleSignOn: { web: '/sso' },
      samlSignIn: 'https://saml.example',
      addressAutocomplete: 'https://places.example',
      lenderWebsite: { baseUrl: 'https://l.example', webviewUrl: 'https://w.example' },
    },
  };
  expect(Object.keys(config.serverURLs)).toEqual([
    'api',
    'singleSignOn',
    'samlSignIn',
    'addressAutocomplete',
    'lenderWebsite',
  ]);
});
