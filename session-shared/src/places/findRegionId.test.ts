import { toSiteConfig, type PageSite } from 'mortgage-domain/site/siteConfig';
import { selectConfig } from '../config/config';
import { onboardingConfigSet } from '../onboarding/onboarding';
import { createSessionStore } from '../session/store';
import { fakeApi, type FakeAnswer } from '../testing/fakeApi';
import { findRegionId } from './findRegionId';

const ids = { location: { stateRegionId: 9, cityRegionId: 12447 } };
const california = {
  regionId: 9,
  stateAbbreviation: 'CA',
  stateName: 'California',
};

function start(
  { path = '/', site }: { path?: string; site?: PageSite } = {},
  answers: Record<string, FakeAnswer> = {
    getZIPCodeLocation: ids,
    getRegionInformation: california,
  },
) {
  window.history.replaceState(null, '', path);
  const api = fakeApi(answers);
  const { store } = createSessionStore(toSiteConfig(site));
  return {
    store,
    find: () => findRegionId({ api, store }),
    calls: () => api.calls.map(({ name, input }) => [name, input]),
    region: () => selectConfig(store.getState()).region,
  };
}
const asked = (locationRef: object) => ['getZIPCodeLocation', { locationRef }];
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the id of the known place', () => {
  it.each<
    [path: string, site: PageSite, locationRef: object, regionId: string]
  >([
    [
      '/mortgage-rates/ca/los-angeles/',
      {},
      { location: 'Los Angeles, CA' },
      '12447',
    ],
    ['/refinance/ca/', {}, { location: 'CA' }, '9'],
    ['/', { zipCode: '89501' }, { zipCode: '89501' }, '9'],
    ['/', { stateAbbreviation: 'NV' }, { location: 'NV' }, '9'],
    [
      '/refinance/ca/',
      { zipCode: '89501', stateAbbreviation: 'NV' },
      { location: 'CA' },
      '9',
    ],
    [
      '/',
      { zipCode: '89501', stateAbbreviation: 'CA' },
      { zipCode: '89501' },
      '9',
    ],
  ])(
    'CAL-5 OPN-46 OPN-91: on %s with options %j the lookup asks for %j',
    async (path, site, locationRef, regionId) => {
      const { find, calls } = start({ path, site });
      expect(await find()).toBe(regionId);
      expect(calls()[0]).toEqual(asked(locationRef));
    },
  );

  it("CAL-5 STO-16 REG-5 OPN-91: then for the questionnaire's ZIP code, then for the stored region", async () => {
    localStorage.setItem(
      'mortgageRegion',
      JSON.stringify({ path: 'ca/los-angeles' }),
    );
    const { find, calls, store } = start();
    expect(await find()).toBe('12447');
    store.dispatch(onboardingConfigSet({ zipCode: '89501' }));
    expect(await find()).toBe('9');
    expect(calls().filter(([name]) => name === 'getZIPCodeLocation')).toEqual([
      asked({ location: 'Los Angeles, CA' }),
      asked({ zipCode: '89501' }),
    ]);
  });

  it.each([
    [
      'the unknown ZIP code and an invalid state',
      { zipCode: '00000', stateAbbreviation: 'ZZ' },
    ],
    ['a site without regions', { stateAbbreviation: 'CA', regions: false }],
  ])('ENT-5 OPN-134: makes no call for %s', async (_what, site) => {
    const { find, calls } = start({ site });
    expect(await find()).toBeUndefined();
    expect(calls()).toEqual([]);
  });

  it("stores the region's data once; the id does not wait for it (CAL-6)", async () => {
    let answer!: (json: unknown) => void;
    const held = new Promise<unknown>((resolve) => (answer = resolve));
    const { find, calls, region, store } = start(
      { site: { stateAbbreviation: 'CA' } },
      { getZIPCodeLocation: ids, getRegionInformation: () => held },
    );
    expect(await find()).toBe('9');
    expect(await find()).toBe('9');
    expect(region()).toBeUndefined();
    answer(california);
    await settled();
    expect(region()).toMatchObject({ regionId: '9', stateName: 'California' });
    const config = selectConfig(store.getState());
    await find();
    await settled();
    expect(selectConfig(store.getState())).toBe(config);
    expect(calls()).toEqual([
      asked({ location: 'CA' }),
      ['getRegionInformation', { locationRef: { regionId: '9' } }],
    ]);
  });

  const rejects = () =>
    Promise.reject(
      Object.assign(new Error('closed'), { name: 'ChallengeClosed' }),
    );
  it.each([
    ['fails', { error: 'UnexpectedError' }],
    ['rejects', rejects],
    ['holds no number', { location: {} }],
  ])(
    'ERR-14: a lookup that %s is silently ignored',
    async (_how, getZIPCodeLocation) => {
      const { find, region } = start(
        { site: { stateAbbreviation: 'CA' } },
        { getZIPCodeLocation },
      );
      expect(await find()).toBeUndefined();
      expect(region()).toBeUndefined();
    },
  );

  it.each([
    ['fails', { error: 'UnexpectedError' }],
    ['rejects', rejects],
  ])(
    'ERR-14 CAL-6: region data that %s leave the id alone',
    async (_how, getRegionInformation) => {
      const { find, region } = start(
        { site: { stateAbbreviation: 'CA' } },
        { getZIPCodeLocation: ids, getRegionInformation },
      );
      expect(await find()).toBe('9');
      await settled();
      expect(region()).toBeUndefined();
    },
  );
});
