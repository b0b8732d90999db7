import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { toTrust } from './serverOptions';
import { readSettings } from '../settings/settings';
import { openTestApi, type TestApi } from '../testing/testApi';

interface Seen {
  readonly ip: string;
  readonly protocol: string;
}

/** The visitor's address by a request: by its sender and its headers. */
async function see(
  proxies: string,
  remoteAddress: string,
  forwardedFor: string,
  protocol = 'https',
): Promise<Seen> {
  const { trustProxy } = readSettings({ TRUST_PROXY: proxies });
  const server = Fastify({ trustProxy: toTrust(trustProxy) });
  server.get('/', async ({ ip, protocol: seen }) => ({ ip, protocol: seen }));
  const headers = {
    'x-forwarded-for': forwardedFor,
    'x-forwarded-proto': protocol,
  };
  const response = await server.inject({ url: '/', remoteAddress, headers });
  await server.close();
  return response.json<Seen>();
}

const visitor = '203.0.113.5';
const forged = '198.51.100.66';
const nginx = '10.0.0.2';
const balancer = '10.0.0.1';

describe('the address of a visitor', () => {
  const cases: readonly (readonly [string, string, string, string, string])[] =
    [
      ['without proxies no header is trusted', '0', visitor, forged, visitor],
      [
        'one proxy, what the client wrote',
        '1',
        nginx,
        `${forged}, ${visitor}`,
        visitor,
      ],
      [
        'one proxy, several forged',
        '1',
        nginx,
        `${forged}, 127.0.0.1, ${visitor}`,
        visitor,
      ],
      [
        'one proxy, a forged private one',
        '1',
        nginx,
        `10.9.9.9, ${visitor}`,
        visitor,
      ],
      [
        'two proxies',
        '2',
        nginx,
        `${forged}, ${visitor}, ${balancer}`,
        visitor,
      ],
      [
        'two proxies, one forged as proxy',
        '2',
        nginx,
        `${balancer}, ${visitor}, ${balancer}`,
        visitor,
      ],
      ['a client that passes by the proxies', '1', visitor, forged, visitor],
      [
        'the same by IPv6',
        '2',
        '2001:db8::5',
        `${forged}, ${balancer}`,
        '2001:db8::5',
      ],
      [
        'IPv4 as IPv6 writes it',
        '1',
        '::ffff:10.0.0.2',
        `${forged}, ${visitor}`,
        visitor,
      ],
      [
        'a list',
        '10.0.0.0/8',
        nginx,
        `${forged}, ${visitor}, ${balancer}`,
        visitor,
      ],
      [
        'a list, and a sender who is not on it',
        '10.0.0.0/8',
        visitor,
        forged,
        visitor,
      ],
      [
        'a list, a private one in front',
        '10.0.0.0/30',
        nginx,
        `${forged}, 10.9.9.9`,
        '10.9.9.9',
      ],
      [
        'a list of public proxies',
        '192.0.2.0/24',
        '192.0.2.7',
        `${forged}, ${visitor}`,
        visitor,
      ],
      ['words', '10.0.0.0/8', nginx, `unknown, ${visitor}`, visitor],
    ];
  for (const [name, proxies, remote, header, expected] of cases) {
    it(`S07 S19: ${name} (${proxies}): ${expected}`, async () =>
      assert.equal((await see(proxies, remote, header)).ip, expected));
  }
});

it('S05 S19: only the nearest proxy gives the protocol', async () => {
  const read = async (proxies: string, remote: string, word: string) =>
    (await see(proxies, remote, visitor, word)).protocol;
  assert.equal(await read('1', nginx, 'https'), 'https');
  assert.equal(await read('1', nginx, 'https, http'), 'http');
  assert.equal(await read('1', visitor, 'https'), 'http');
  assert.equal(await read('192.0.2.0/24', nginx, 'https'), 'http');
  assert.equal(await read('0', nginx, 'https'), 'http');
});

describe('guessing behind a proxy', () => {
  let demo: TestApi;
  before(async () => {
    demo = await openTestApi({
      trustProxy: 1,
      limits: { failedSignInsPerAccount: 10 },
    });
  });
  after(() => demo.close());

  /** As a proxy does, the visitor's own address is added to what the visitor wrote. */
  const from = (address: string, written: string) =>
    demo.visitor({
      origin: demo.settings.origins[0]!,
      'x-forwarded-for': `${written}, ${address}`,
    });
  const guess = async (address: string, written: string) =>
    (
      await from(address, written).postJson('/user/acct/login/', {
        email: 'consumer@example.test',
        password: 'guess-guess',
      })
    ).statusCode;

  it('S07: after too many failures an account is closed to that address alone, whatever it claims to be, with a time to come back', async () => {
    const victim = '203.0.113.77';
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1) {
      statuses.push(
        await guess(visitor, at % 2 === 0 ? `198.51.100.${at}` : victim),
      );
    }
    assert.deepEqual(statuses, [
      ...Array<number>(10).fill(401),
      ...Array<number>(15).fill(429),
    ]);
    const locked = await from(visitor, victim).signIn('consumer');
    assert.equal(locked.statusCode, 429);
    assert.ok(
      Number(locked.headers['retry-after']) > 800,
      'the quarter of an hour that is left',
    );
    assert.equal(
      (await from(victim, victim).signIn('consumer')).statusCode,
      200,
    );
  });
});
