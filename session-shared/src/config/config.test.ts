import { startedSession } from '../testing/startedSession';
import { configureSession } from '../session/connectSession';
import { onboardingConfigSet } from '../onboarding/onboarding';
import { configSet, selectEnvironment, selectSessionConfig } from './config';

const start = (path: string, site = {}) => {
  window.history.replaceState(null, '', path);
  const { session } = startedSession(undefined, { site });
  const config = () => selectSessionConfig(session.store.getState());
  return {
    session,
    config,
    place: () => [config().stateAbbreviation, config().zipcode],
  };
};
afterAll(() => window.history.replaceState(null, '', '/'));

it('ENT-4 CON-26: is of the page and the browser session', () => {
  const { session, config } = start('/', {
    bot: true,
    app: 'ios',
    serverUrls: { addressAutocomplete: 'https://places.other.example/' },
  });
  expect(config()).toMatchObject({
    partnerId: 'RD-MAPLEIOS',
    userSessionId: window.sessionStorage.getItem('zm-userSessionId'),
    zipcode: '-1',
    serverURLs: { addressAutocomplete: 'https://places.other.example/' },
    bot: true,
  });
  configureSession(session, { bot: false });
  expect(config().bot).toBe(false);
});

it("ENT-4 REG-5: the state is the page's option, else its path's, else that of the page seen last, else the server's", () => {
  const { session, place } = start('/mortgage-rates/ca/los-angeles/');
  expect(place()).toEqual(['CA', '-1']);
  expect(start('/other/').place()).toEqual(['CA', '-1']);
  expect(start('/refinance/wa/').place()).toEqual(['WA', '-1']);
  configureSession(session, { stateAbbreviation: 'NV' });
  expect(place()).toEqual(['NV', '-1']);
});

it("ENT-4 ENT-5 CAL-6: the ZIP code is the page's option, else the visitor's answer, else the server's; 00000 is none", () => {
  const { session, place } = start('/');
  session.store.dispatch(
    configSet({
      region: {
        regionId: '9',
        stateAbbreviation: 'NV',
        zipCode: '89501',
        cityName: '',
        metroName: '',
        countyName: '',
        stateName: '',
      },
    }),
  );
  expect(place()).toEqual(['NV', '89501']);
  session.store.dispatch(onboardingConfigSet({ zipCode: '98101' }));
  expect(place()).toEqual(['NV', '98101']);
  configureSession(session, { zipCode: '00000' });
  expect(place()).toEqual(['NV', '98101']);
  configureSession(session, { zipCode: '94103' });
  expect(place()).toEqual(['NV', '94103']);
});

it('CON-21 OPN-87: the environment by the host of the home-loans pages', () => {
  const { session } = start('/');
  const environment = () => selectEnvironment(session.store.getState());
  expect(environment()).toBe('qa');
  configureSession(session, { homeLoansHost: 'homeloans.maplehearth.com' });
  expect(environment()).toBe('production');
});
