import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { InjectOptions } from 'fastify';
import {
  casesOf,
  formatResults,
  leftOut,
  parseContract,
  readFixtures,
  runConformance,
  type Fixtures,
} from 'host-kit/conformance';
import { renderOpenApi } from 'host-kit/contract/openApi';
import { serve } from 'host-kit/testing/servers';
import { breakages, type Answer, type Breakage } from './brokenHosts';
import { openTestDemo, type TestDemo } from './demo';

const root = path.join(import.meta.dirname, '../..');
const contract = parseContract(renderOpenApi());
const fixtures = readFixtures(
  JSON.parse(
    readFileSync(path.join(root, 'host-demo/conformance.json'), 'utf8'),
  ),
);
const command = path.join(root, 'host-kit/bin/conformance.mjs');

interface Report {
  readonly results: readonly {
    readonly call: string;
    readonly deviations: readonly { readonly got: string }[];
  }[];
}

let demo: TestDemo;
let broken: Breakage | undefined;
const { origin, close } = await serve((request, response) => {
  void answer(request).then((given) => {
    if (given) {
      response.writeHead(given.status, given.headers).end(given.body);
    }
  });
});
const base = new URL(origin);

before(async () => {
  demo = await openTestDemo({ origins: [origin] });
});
after(async () => {
  await close();
  await demo.close();
});

async function answer(request: IncomingMessage): Promise<Answer | undefined> {
  const { url = '/', method, headers } = request;
  const body = await text(request);
  const own = broken?.forges
    ? { origin: base.origin, 'sec-fetch-site': 'same-origin' }
    : {};
  const given = await demo.server.inject({
    method: method as InjectOptions['method'],
    url,
    // The test changes the answer, which must therefore be readable.
    headers: {
      ...headers,
      ...own,
      'accept-encoding': 'identity',
    } as InjectOptions['headers'],
    payload: body,
  });
  const {
    'content-length': _,
    connection: _connection,
    ...kept
  } = given.headers;
  const plain: Answer = {
    status: given.statusCode,
    headers: kept as Answer['headers'],
    body: given.body,
  };
  const changed = broken ? broken.change(plain, { url, body }) : plain;
  if (!changed) {
    return undefined;
  }
  const known = Object.entries(changed.headers).filter(
    ([, value]) => value !== undefined,
  );
  return { ...changed, headers: Object.fromEntries(known) };
}

const run = (
  given: Fixtures,
  only: readonly string[] = [],
  answerLimitMs = 10_000,
) => runConformance({ base, contract, fixtures: given, answerLimitMs }, only);

describe('the conformance suite', () => {
  it('the reference API has every call, failure and header of the contract (CAL-1..16 API-1..9 OPN-45)', async () => {
    broken = undefined;
    const results = await run(fixtures);
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    assert.deepEqual(failed, [], formatResults(base.href, failed));
    assert.equal(
      results.filter(({ outcome }) => outcome === 'skipped').length,
      Object.keys(leftOut).length,
    );
    assert.ok(results.length > 100);
  });

  it('tests every answer and every failure of the contract, or gives the reason not to', () => {
    const cases = casesOf(contract);
    for (const { id, responses } of contract.operations) {
      const asked = cases.filter(({ call }) => call === id);
      assert.ok(
        asked.some(({ error }) => error === undefined),
        `no case tests the answer of ${id}`,
      );
      for (const [status, { content }] of Object.entries(responses)) {
        for (const name of contract.namesIn(content?.['application/json'])) {
          const [error = ''] = name.replaceAll('_', ' ').split('-');
          if (
            status === 'default' ||
            name.endsWith('-answer') ||
            error in leftOut
          ) {
            continue;
          }
          assert.ok(
            asked.some(
              (one) =>
                one.error === error &&
                (one.status ?? Number(status)) === Number(status),
            ),
            `no case tests ${id} for ${error} with ${status}`,
          );
        }
      }
    }
  });

  for (const one of breakages) {
    it(`reports a deviation: ${one.name} (OPN-40)`, async () => {
      broken = one;
      const results = await run(
        fixtures,
        [one.call],
        one.name === 'no answer in time' ? 1000 : 10_000,
      );
      const found = results.find(({ asks }) => asks === one.asks);
      assert.equal(found?.outcome, 'failed', formatResults(base.href, results));
      const report = formatResults(base.href, [found]);
      assert.match(report, one.says);
      assert.ok(
        report.includes(`→ docs/reference/host.md#${one.call.toLowerCase()}`),
      );
    });
  }

  it('names the missing fixture, and tests the rest', async () => {
    broken = undefined;
    const results = await run({}, ['getNMLSLender', 'signIn']);
    const skipped = results.filter(({ outcome }) => outcome === 'skipped');
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      [
        'the fixtures have no `account`',
        'the fixtures have no `account`',
        'the fixtures have no `nmlsId`',
        'the fixtures have no `unknownNmlsId`',
      ],
    );
    assert.ok(results.filter(({ outcome }) => outcome === 'passed').length > 5);
    assert.ok(!results.some(({ outcome }) => outcome === 'failed'));
  });

  it('reports a sample account that cannot sign in, and unusable fixtures', async () => {
    const results = await run(
      { account: { email: 'unknown@example.test', password: 'wrong-one' } },
      ['getAuthInfo'],
    );
    assert.match(
      formatResults(base.href, results),
      /sign-in: expected a session, got unknown@example\.test/,
    );
    assert.throws(
      () => readFixtures({ zipcode: '94110' }),
      /the file: has no "zipcode"/,
    );
    assert.throws(
      () => readFixtures({ zipCode: '941' }),
      /zipCode: must match pattern/,
    );
  });

  it('as a command: 0 where nothing differs, 2 where it cannot test', async () => {
    const ask = async (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [command, ...args]).then(
        (done) => ({ ...done, code: 0 }),
        (error: unknown) =>
          error as { code: number; stdout: string; stderr: string },
      );
    assert.equal((await ask()).code, 2);
    assert.match(
      (await ask(origin, '--only=nothing')).stderr,
      /no call "nothing"/,
    );
    assert.match(
      (await ask(origin, '--level=4')).stderr,
      /no level "4".*--level=1/,
    );
    const atLevel2 = await ask(origin, '--level=2', '--json');
    const { results } = JSON.parse(atLevel2.stdout) as Report;
    assert.equal(new Set(results.map(({ call }) => call)).size, 8);
    assert.equal(atLevel2.code, 0);
    const away = await ask('http://127.0.0.1:9', '--only=getAuthInfo');
    assert.equal(away.code, 2);
    assert.match(away.stderr, /cannot be reached: the connection failed/);
  });
});
