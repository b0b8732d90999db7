import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from 'mortgage-domain/messages/messagingEligibility';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import { parseRegion } from 'mortgage-domain/places/region';
import { stateNames, territoryNames } from 'mortgage-domain/places/stateNames';
import { samplePassword } from '../src/samples/sampleAccounts';
import { leads } from 'reference-api/database/schema';
import { searchParamsOf } from 'reference-api/http/requests';
import {
  regionSections,
  toRegionPath,
} from 'reference-api/navigation/regionSections';
import { cityRows } from 'reference-api/places/placeTables';
import { findPlace, toRegionIds } from 'reference-api/places/places';
import { firstSite } from 'reference-api/sites';
import {
  leadActionPath,
  openTestDemo,
  sampleLead,
  signInAs,
  type TestDemo,
} from './demo';
import type { Failure, TestVisitor } from 'reference-api/testing/visitor';

let demo: TestDemo;
let visitor: TestVisitor;
let consumer: TestVisitor;
before(async () => {
  demo = await openTestDemo();
  visitor = demo.visitor();
  consumer = await signInAs(demo, 'consumer');
});
after(() => demo.close());

describe('characters that no database stores', () => {
  const json = (text: string) => ({
    method: 'POST' as const,
    url: `/mortgageapi/${leadActionPath}`,
    payload: JSON.stringify({
      ...sampleLead,
      utmParams: {},
      given: { name: text },
    }),
    headers: { 'content-type': 'text/plain' },
  });
  const signIn = { method: 'POST', url: '/user/acct/login/' } as const;
  const zipCode = '/mortgageapi/getZIPCodeLocation';
  const elsewhere: readonly (readonly [string, InjectOptions, string])[] = [
    ['a field of JSON', json('a\0'), 'given.name'],
    ['a field of JSON with half a character', json('\uD800'), 'given.name'],
    ['a form', { ...signIn, payload: 'email=a%00&password=x' }, 'email'],
    ['a key', { ...signIn, payload: 'a%00=x' }, 'body'],
    [
      'a dotted query',
      { url: `${zipCode}?locationRef.location=C%00A` },
      'locationRef.location',
    ],
    ['a query', { url: '/mortgage-rates/?lenderId=L%00' }, 'lenderId'],
    ['the name of a query', { url: '/?a%00=1' }, 'query'],
    ['a path', { url: '/lender-profile/L%00' }, 'url'],
    ['a path that leads nowhere', { url: '/no/such%00page' }, 'url'],
    ['a path of files', { url: '/static/a%00.css' }, 'url'],
    ['a path of libraries', { url: '/legacy/lib/a%00.js' }, 'url'],
    [
      'a plain text',
      {
        method: 'POST',
        url: '/homeloans/api/auth/signout?callbackUrl=/',
        payload: 'a\0',
        headers: { 'content-type': 'application/json' },
      },
      'body',
    ],
  ];
  for (const [what, call, field] of elsewhere) {
    it(`${what} that cannot be stored is refused by its name, ${field} (EXT-7 S14)`, async () => {
      const response = await visitor.send({
        ...call,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...call.headers,
        },
      });
      assert.equal(response.statusCode, 400);
      assert.deepEqual(response.json<Failure>().field, field);
    });
  }

  it('a message that holds U+0000 is not published (EXT-7 RTC-3)', async () => {
    const eligibility = readMessagingEligibility(
      (
        await consumer.postJson('/graphql', {
          query: messagingEligibilityQuery,
        })
      ).json(),
    );
    const channel = toGlobalChannel(eligibility) ?? '';
    const publish = (message: object) =>
      visitor.get(
        `/publish/demo/demo/0/${channel}/0/${encodeURIComponent(JSON.stringify(message))}?auth=${eligibility.keys.authToken}`,
      );
    assert.equal((await publish({ a: 'b' })).statusCode, 200);
    const prototype = JSON.parse('{"__proto__":{"a":1}}') as object;
    for (const bad of [{ a: '\0' }, { a: ['\uD800'] }, prototype]) {
      const response = await publish(bad);
      assert.equal(response.statusCode, 400);
      assert.equal(response.json<readonly unknown[]>()[1], 'Invalid JSON');
    }
  });

  it('a page explains the refusal to visitors (EXT-7)', async () => {
    const response = await visitor.get('/lender-profile/L%00', {
      accept: 'text/html',
    });
    assert.equal(response.statusCode, 400);
    assert.match(response.body, /cannot be stored/);
  });

  it('our cookie with a bad value is refused and deleted; other cookies are not read (EXT-7)', async () => {
    const send = (cookie: string) => visitor.get('/', { cookie });
    const response = await send('mortgage_session=a%00');
    assert.equal(response.statusCode, 400);
    assert.equal(response.json<Failure>().field, 'mortgage_session');
    const [cookie] = response.cookies;
    assert.deepEqual(
      [cookie?.name, cookie?.value, cookie?.path],
      ['mortgage_session', '', '/'],
    );
    assert.equal((await send('other=a%00; zguid=%00')).statusCode, 200);
  });

  it('a bad campaign value stops neither the page nor the lead (OPN-75 OPN-76)', async () => {
    const url = `${encodeURIComponent('spring\0sale')}&utm_content=${encodeURIComponent('x\0')}`;
    assert.equal(
      (await visitor.get(`/lender-advertising/?utm_source=${url}`)).statusCode,
      404,
    );
    assert.equal((await visitor.get(`/?utm_source=${url}`)).statusCode, 200);
    for (const utmParams of [
      {
        utm_source: 'spring\0sale',
        utm_term: 'x'.repeat(254) + '😀',
        utm_medium: '😀'.slice(1),
      },
      {
        utm_source: 'springsale',
        utm_evil: 'b',
        utm_content: { a: 1 },
        utm_campaign: null,
      },
      'utm',
      null,
      [],
      { utm_source: '\0' },
    ]) {
      const response = await visitor.act(leadActionPath, {
        ...sampleLead,
        utmParams,
      });
      assert.deepEqual(
        [response.statusCode, response.json()],
        [200, {}],
        response.body,
      );
    }
    const all = (await demo.db.select().from(leads)).map(
      ({ utmParams }) => utmParams,
    );
    const kept = all.slice(-6);
    assert.deepEqual(kept, [
      { utm_source: 'springsale', utm_term: 'x'.repeat(254) },
      { utm_source: 'springsale' },
      ...[null, null, null, null],
    ]);
  });
});

describe('queries', () => {
  for (const [url, query] of [
    ['//', ''],
    ['//?a=1', 'a=1'],
    ['http://?a=1', 'a=1'],
    ['/a?b=1?c=2', 'b=1%3Fc%3D2'],
    ['/a?b=1#?c', 'b=1'],
    ['/a', ''],
    ['', ''],
  ] as const) {
    it(`the query of ${url || 'an empty address'} is ${query || 'empty'} (API-2 S14)`, () => {
      assert.equal(String(searchParamsOf({ url })), query);
    });
  }
});

describe('redirects', () => {
  for (const [path, location] of [
    ['/日本', '/%E6%97%A5%E6%9C%AC'],
    ['/a?b=ü#ö', '/a?b=%C3%BC#%C3%B6'],
    ['/%E6%97%A5?a=%20b', '/%E6%97%A5?a=%20b'],
    ['/😀', '/%F0%9F%98%80'],
    ['//日本', '/'],
  ] as const) {
    it(`a sign-in with the return address ${path} redirects to ${location} (S02 OPN-34)`, async () => {
      const response = await demo.visitor().postForm('/user/acct/login/', {
        email: 'consumer@example.test',
        password: samplePassword,
        redirectUrl: path,
      });
      assert.deepEqual(
        [response.statusCode, response.headers.location],
        [303, location],
      );
    });
  }
});

describe('names that every object has', () => {
  for (const name of [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
  ]) {
    it(`no address finds the name ${name} (S14)`, async () => {
      for (const url of [
        `/legacy/lib/${name}`,
        `/legacy/lib/${name}/x.js`,
        `/legacy/${name}`,
        `/lender-profile/${name}`,
        `/mortgageapi/${name}`,
        `/static/${name}`,
        `/sites/${name}/`,
      ]) {
        assert.equal((await visitor.get(url)).statusCode, 404, url);
      }
    });
  }
});

describe('links of a place', () => {
  const linksOf = (regionId: string | undefined): readonly string[] =>
    JSON.stringify(regionSections(firstSite, regionId)).match(/\/[^"]+\//g) ??
    [];

  it('CAL-14 REG-1 to REG-4: lead to pages that know it, of every state and every city', () => {
    const names = [
      ...Object.keys(stateNames),
      ...cityRows
        .filter(({ state }) => state in stateNames)
        .map(({ name, state }) => `${name}, ${state}`),
    ];
    for (const name of names) {
      const ids = toRegionIds(findPlace(name)!);
      const links = linksOf(
        'cityRegionId' in ids ? ids.cityRegionId : ids.stateRegionId,
      );
      assert.ok(links.length >= 3, name);
      for (const link of links) {
        const region = parseRegion(link);
        assert.equal(region?.stateAbbreviation, name.slice(-2), link);
        assert.equal(region.city !== undefined, name.includes(','), link);
      }
    }
  });
  it('VAL-15 OPN-63: none for a territory, of which no page speaks', () => {
    for (const name of Object.keys(territoryNames)) {
      assert.deepEqual(
        linksOf(toRegionIds(findPlace(name)!).stateRegionId),
        [],
      );
    }
  });
  for (const [city, path] of [
    ['Cañon City', 'co/canon-city'],
    ['Mayagüez', 'co/mayaguez'],
    ['Saint-Bruno-de-Montarville', 'co/saint-bruno-de-montarville'],
    ['Łódź', 'co/łodz'],
    ['大阪', 'co/大阪'],
    ['', 'co'],
  ] as const) {
    it(`OPN-1: ${city || 'no city'} is ${path}`, () => {
      assert.equal(toRegionPath('CO', city), path);
      assert.ok(parseRegion(`/mortgage-rates/${path}/`));
    });
  }
});

it('NMLS lookups have their own limit, so the directory cannot be read out (S09)', async () => {
  const few = await openTestDemo({ limits: { lookupsPerMinute: 2 } });
  const look = () =>
    few.visitor().act('getNMLSLender?partnerId=p', { nmlsId: '123456' });
  for (const status of [200, 200]) {
    assert.equal((await look()).statusCode, status);
  }
  const third = await look();
  assert.equal(third.statusCode, 429);
  assert.ok(Number(third.headers['retry-after']) > 0);
  const other = await few
    .visitor()
    .act('parsePhoneNumber', { phoneNumber: '415 555 2671' });
  assert.equal(other.statusCode, 200);
  await few.close();
});
