import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  readRegionInformation,
  readZipCodeLocation,
} from 'mortgage-domain/places/regionInformation';
import { allStateNames } from 'mortgage-domain/places/stateNames';
import { encodeDottedKeys } from 'mortgage-domain/wire/encodeDottedKeys';
import { useTestApi } from '../testing/testApi';
import type { Failure } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

const query = (input: object): string =>
  new URLSearchParams(
    encodeDottedKeys(input).map(([key, value]): [string, string] => [
      key,
      value,
    ]),
  ).toString();

describe('places', () => {
  const zip = async (locationRef: object) =>
    (
      await visitor.get(
        `/mortgageapi/getZIPCodeLocation?${query({ partnerId: 'p', locationRef })}`,
      )
    ).json<Failure & { location: { stateAbbreviation: string } }>();
  const region = async (locationRef: object) =>
    (
      await visitor.get(
        `/mortgageapi/getRegionInformation?${query({ partnerId: 'p', locationRef })}`,
      )
    ).json<Failure>();

  it('CAL-5 CAL-6 OPN-46 OPN-63: every state and territory has a number, and the number leads back', async () => {
    const ids = new Set<string>();
    for (const [state, name] of Object.entries(allStateNames)) {
      const { stateRegionId } = readZipCodeLocation(
        await zip({ location: state }),
      );
      ids.add(stateRegionId!);
      const found = readRegionInformation(
        await region({ regionId: stateRegionId! }),
      );
      assert.deepEqual(
        [found.stateAbbreviation, found.stateName, found.cityName],
        [state, name, ''],
      );
    }
    assert.equal(ids.size, 56);
  });
  it('CAL-5 CAL-6 ENT-8: cities and ZIP codes', async () => {
    const city = readZipCodeLocation(
      await zip({ location: 'Los Angeles, CA' }),
    );
    assert.ok(city.stateRegionId && city.cityRegionId);
    const { regionId, ...location } = readRegionInformation(
      await region({ location: 'los-angeles, ca' }),
    );
    assert.equal(regionId, city.cityRegionId);
    assert.deepEqual(location, {
      cityName: 'Los Angeles',
      countyName: 'Los Angeles',
      metroName: 'Los Angeles',
      stateAbbreviation: 'CA',
      stateName: 'California',
      zipCode: '90001',
    });
    assert.ok(
      readZipCodeLocation(await zip({ zipCode: '90210' })).cityRegionId,
    );
    for (const [place, metro] of [
      ['Beverly Hills, CA', 'Los Angeles'],
      ['Arlington, VA', 'Washington'],
      ['Boise, ID', 'Boise'],
      ['CA', ''],
    ] as const) {
      assert.equal(
        readRegionInformation(await region({ location: place })).metroName,
        metro,
        place,
      );
    }
    assert.equal(
      (await zip({ zipCode: '95555' })).location.stateAbbreviation,
      'CA',
    );
    for (const [zipCode, state] of [
      ['02108', 'MA'],
      ['05501', 'MA'],
      ['20110', 'VA'],
      ['20500', 'DC'],
      ['00901', 'PR'],
      ['96799', 'AS'],
      ['96913', 'GU'],
      ['10001', 'NY'],
      ['99950', 'AK'],
    ] as const) {
      assert.equal(
        (await zip({ zipCode })).location.stateAbbreviation,
        state,
        zipCode,
      );
    }
  });
  it('CAL-5 CAL-6: an unknown city leaves its state, but is no region', async () => {
    assert.deepEqual(
      Object.keys(
        readZipCodeLocation(await zip({ location: 'Nowhereville, TX' })),
      ),
      ['stateRegionId'],
    );
    for (const bad of [
      { location: 'Nowhereville, TX' },
      { location: 'XX' },
      { location: ', CA, ZZ' },
      { regionId: '1' },
    ]) {
      assert.equal((await region(bad)).error, 'UnknownLocation');
    }
    assert.equal((await zip({ zipCode: '00000' })).error, 'UnknownLocation');
    assert.equal(
      (
        await visitor.get(
          '/mortgageapi/getZIPCodeLocation?locationRef.zipCode=123',
        )
      ).statusCode,
      400,
    );
  });
  it('API-3 OPN-113: a read that falls back to POST is answered as its query would be', async () => {
    const ask = async (locationRef: unknown) => {
      const input = { partnerId: 'p', locationRef };
      const posted = await visitor.act('getZIPCodeLocation', input);
      const got = await visitor.get(
        `/mortgageapi/getZIPCodeLocation?${query(input)}`,
      );
      assert.deepEqual(
        [posted.statusCode, posted.json<unknown>()],
        [got.statusCode, got.json<unknown>()],
      );
      return posted.json<{ location?: { zipCode: string } }>().location
        ?.zipCode;
    };
    assert.equal(await ask({ zipCode: 94_103 }), '94103');
    assert.equal(
      await ask({ zipCode: '94103', location: null, more: [], other: {} }),
      '94103',
    );
    assert.equal(await ask({ location: ['CA'] }), undefined);
    for (const bad of [
      { location: [null, 'CA'] },
      { location: { 0: 'CA' } },
      { 'a.b': 1 },
    ]) {
      const response = await visitor.act('getZIPCodeLocation', {
        locationRef: bad,
      });
      assert.deepEqual(
        [response.statusCode, response.json<Failure>().field],
        [400, 'body'],
      );
    }
  });
});
