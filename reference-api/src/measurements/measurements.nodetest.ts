import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { serve } from 'host-kit/testing/servers';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { readSettings } from '../settings/settings';
import { readReleaseCounts, releaseCounts } from './releaseCounts';
import { openTestApi, useTestApi } from '../testing/testApi';
import type { Failure } from '../testing/visitor';

/** The remotes' origin: the header has two releases. */
const { origin: shellOrigin, close } = await serve(({ url }, response) => {
  const isHeader = url === '/header-remote/version.json';
  response.writeHead(isHeader ? 200 : 404).end('{"versions":["v3","v2"]}');
});
const { operation } = readSettings({});
const demo = useTestApi(() =>
  openTestApi({ operation: { ...operation, shellOrigin } }),
);
after(close);
beforeEach(() => demo.db.delete(releaseCounts));

const path = '/measurements';
const measured: PageMeasurement = {
  page: '/user/*',
  site: 'maplehearth',
  language: 'en-US',
  releases: { 'header-remote': 'v2', 'session-shared': 'v7' },
  headerVisibleMs: 800,
  sessionShownMs: 1400,
  lcpMs: 900,
  inpMs: 48,
  cls: 0.012,
  failedFiles: {},
  failedReleases: [],
  lead: [],
};
const send = (
  body: unknown,
  headers: Record<string, string> = {},
  visitor = demo.visitor(),
) =>
  visitor.send({
    method: 'POST',
    url: path,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a measurement', () => {
  it('S10 S14: a part outside of its schema is refused and not kept, and named', async () => {
    for (const [field, wrong] of [
      ['page', { page: '/refinance/ca?email=ada@lender.example.com' }],
      ['userId', { userId: 'X1-consumer' }],
      ['cls', { cls: '0' }],
      [
        'failedFiles.header-remote/1',
        { failedFiles: { 'header-remote/1': 0 } },
      ],
      ['lead.0', { lead: ['<script>'] }],
    ] as const) {
      const refused = await send({ ...measured, ...wrong });
      assert.deepEqual(
        [refused.statusCode, refused.json<Failure>().field],
        [400, field],
      );
    }
    for (const body of ['', '[]', 'null', '"x"', '{']) {
      assert.equal((await send(body)).statusCode, 400, body);
    }
    assert.deepEqual(await demo.db.select().from(releaseCounts), []);
  });

  it('S05 S09: is short, comes from our own pages, and not without end', async () => {
    assert.equal(
      (await send(`{"page":"${'x'.repeat(5000)}"}`)).statusCode,
      413,
    );
    const foreign = await send(measured, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(foreign.json<Failure>().error, 'ForeignOrigin');
    const few = await openTestApi({ limits: { callsPerMinute: 2 } }, demo);
    const visitor = few.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await send(measured, {}, visitor)).statusCode);
    }
    await few.close();
    // Calls of earlier tests may count, too.
    assert.equal(statuses.at(-1), 429);
  });
});

it('S10 S24: visits with releases that exist, and those on which they failed, are counted for the watch of a canary', async () => {
  const failedReleases = ['header-remote/v3', 'header-remote/made-up'];
  for (const changes of [{}, {}, { failedReleases }]) {
    await send({ ...measured, ...changes });
  }
  const read = (time: number) => readReleaseCounts(demo.db, new Date(time));
  assert.deepEqual(await read(Date.now()), {
    'header-remote/v2': { started: 3, failed: 0 },
    'header-remote/v3': { started: 1, failed: 1 },
  });
  assert.deepEqual(await read(Date.now() + 3_600_000), {});
});
