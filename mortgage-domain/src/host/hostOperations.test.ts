import * as v from 'valibot';
import { hostActions } from './hostActions';
import type { HostOperation } from './hostOperation';
import { hostPaths } from './hostPaths';
import {
  calculatorMarketingRequest,
  nmlsLenderRequest,
  pageFrameQuery,
  signInRequest,
} from './hostRequests';

const operations = Object.entries<HostOperation>({
  ...hostPaths,
  ...hostActions,
});

it('every action has its own path below the API base (API-1)', () => {
  for (const [name, { path, movedBy }] of Object.entries(hostActions)) {
    expect([path, movedBy]).toEqual([`/mortgageapi/${name}`, 'apiBase']);
  }
});

it('CAL-8 OPN-77: the action of the lead has the name of the product', () => {
  expect(Object.keys(hostActions)).toContain(
    'contactMaplehearthAboutMortgageAdvertising',
  );
});

it('API-2 API-4: GET has its input in the address, POST in a body', () => {
  const misplaced = operations.filter(([, { method, sends }]) =>
    method === 'GET' ? /text|json/.test(sends) : /query|navigation/.test(sends),
  );
  expect(misplaced).toEqual([]);
});

it('S04 S10: no call with a token or personal data is a GET', () => {
  const actions = Object.entries<HostOperation>(hostActions);
  expect(
    actions.filter(([, { method }]) => method === 'GET').map(([name]) => name),
  ).toEqual(['getAuthInfo', 'getZIPCodeLocation', 'getRegionInformation']);
  expect(
    operations.filter(
      ([, { identity, method }]) => identity === 'caller' && method === 'GET',
    ),
  ).toEqual([]);
});

it('every operation is a different call and describes its absence', () => {
  const calls = operations.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
  for (const [, { without }] of operations) {
    expect(without).toMatch(/\.$/);
  }
});

it('CAL-4 S01: a property has http(s) addresses', () => {
  const property = {
    userId: 'u',
    propertyAddress: '12 Willow Lane',
    propertyImageURL: 'https://photos.example/1.jpg',
    propertyURL: 'https://www.example/homes/1/',
  };
  const read = (changes: object) =>
    v.safeParse(calculatorMarketingRequest, { ...property, ...changes })
      .success;
  expect(read({})).toBe(true);
  for (const propertyURL of [
    'javascript:alert(1)',
    'mailto:a@b.example',
    '/homes/1/',
    '',
  ]) {
    expect(read({ propertyURL })).toBe(false);
  }
  expect(read({ userId: ' ' })).toBe(false);
});

it('CAL-7 S22: the requested fields are of a closed list, and few', () => {
  const read = (fields: readonly string[]) =>
    v.safeParse(nmlsLenderRequest, { nmlsId: 123456, fields });
  expect(read(['nmlsType']).output).toEqual({
    nmlsId: '123456',
    fields: ['nmlsType'],
  });
  expect(read(['password']).success).toBe(false);
  expect(read(Array.from({ length: 9 }, () => 'nmlsId')).success).toBe(false);
});

it('OPN-33 OPN-36: a sign-in is by password or by the provider', () => {
  expect(
    v.is(signInRequest, { email: 'ada@example.test', password: 'secret-12' }),
  ).toBe(true);
  expect(v.is(signInRequest, { googleCredential: 'token' })).toBe(true);
  expect(v.is(signInRequest, { email: 'ada@example.test' })).toBe(false);
});

it('CAL-14 CAL-15: a page frame is requested in a known format, for one of the two at least', () => {
  const fieldOf = (query: object) => {
    const { issues } = v.safeParse(pageFrameQuery, query);
    return issues && v.getDotPath(issues[0]);
  };
  expect(fieldOf({ topnav: '{format:json}' })).toBeUndefined();
  expect(
    fieldOf({ footer: '{format:scriptOnly}', regionId: '9' }),
  ).toBeUndefined();
  expect(fieldOf({ footer: '{format:json}' })).toBe('footer');
  expect(fieldOf({ regionId: '9' })).toBe('topnav');
});
