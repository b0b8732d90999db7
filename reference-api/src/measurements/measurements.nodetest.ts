import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { readSettings } from '../settings/settings';
import { readReleaseCounts, releaseCounts } from './releaseCounts';
import { openTestApi, type TestApi } from '../testing/testApi';
import type { Failure } from '../testing/visitor';

/** The remotes' origin: the header has two releases. */
const origin = createServer(({ url }, response) => {
  const isHeader = url === '/header-remote/version.json';
  response.writeHead(isHeader ? 200 : 404).end('{"versions":["v3","v2"]}');
});
let demo: TestApi;
before(async () => {
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const shellOrigin = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const { operation } = readSettings({});
  demo = await openTestApi({ operation: { ...operation, shellOrigin } });
});
after(async () => {
  await demo.close();
  origin.close();
});
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
const send = (body: unknown, headers: Record<string, string> = {}, visitor = demo.visitor()) =>
  visitor.send({
    method: 'POST',
    url: path,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const rows = () => demo.db.select().from(releaseCounts);

describe('a measurement', () => {
  it('S10 S14: what its schema does not know is refused and not kept, with the field that is wrong', async () => {
    for (const [field, wrong] of [
      ['page', { page: '/refinance/ca?email=ada@lender.example.com' }],
      ['userId', { userId: 'X1-consumer' }],
      ['cls', { cls: '0' }],
      ['failedFiles.header-remote/1', { failedFiles: { 'header-remote/1': 0 } }],
      ['lead.0', { lead: ['<script>'] }],
    ] as const) {
      const refused = await send({ ...measured, ...wrong });
      assert.deepEqual([refused.statusCode, refused.json<Failure>().field], [400, field]);
    }
    for (const body of ['', '[]', 'null', '"x"', '{'])
      assert.equal((await send(body)).statusCode, 400, body);
    assert.deepEqual(await rows(), []);
  });

  it('S05 S09: is short, comes from our own pages, and not without end', async () => {
    assert.equal((await send(`{"page":"${'x'.repeat(5000)}"}`)).statusCode, 413);
    const foreign = await send(measured, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(foreign.json<Failure>().error, 'ForeignOrigin');
    const few = await openTestApi({ limits: { callsPerMinute: 2 } }, demo);
    const visitor = few.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await send(measured, {}, visitor)).statusCode);
    await few.close();
    // Those of the tests before count, once they are told of.
    assert.equal(statuses.at(-1), 429);
  });
});

it('S10 S24: visits with releases that exist, and those on which they failed, are counted for the watch of a canary', async () => {
  const failedReleases = ['header-remote/v3', 'header-remote/made-up'];
  for (const changes of [{}, {}, { failedReleases }]) await send({ ...measured, ...changes });
  const read = (time: number) => readReleaseCounts(demo.db, new Date(time));
  assert.deepEqual(await read(Date.now()), {
    'header-remote/v2': { started: 3, failed: 0 },
    'header-remote/v3': { started: 1, failed: 1 },
  });
  assert.deepEqual(await read(Date.now() + 3_600_000), {});
});
