/** What pages say of themselves: taken strictly, kept without anybody in it, shown to who looks after releases. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { pageMeasurements } from '../src/measurements/measurementTable';
import { openTestDemo, type TestDemo } from './demo';
import type { Failure, TestVisitor } from './visitor';

let demo: TestDemo;
let staff: TestVisitor;
before(async () => {
  demo = await openTestDemo();
  staff = demo.visitor();
  await staff.signIn('viewer');
});
after(() => demo.close());
beforeEach(() => demo.db.delete(pageMeasurements));

const path = '/demo/measurements';
const pagePath = '/mortgage/admin/page-speed/';
const measured: PageMeasurement = {
  page: '/refinance/*',
  site: 'maplehearth',
  language: 'en-US',
  releases: { 'header-remote': 'v2', 'session-shared': 'v7' },
  headerVisibleMs: 800,
  sessionShownMs: 1400,
  lcpMs: 900,
  inpMs: 48,
  cls: 0.012,
  failedFiles: {},
  lead: [],
};
const send = (body: unknown, headers: Record<string, string> = {}, visitor = staff) =>
  visitor.send({
    method: 'POST',
    url: path,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const rows = () => demo.db.select().from(pageMeasurements);

describe('a measurement', () => {
  it('S10: is one row of what it said, whoever sends it', async () => {
    assert.equal((await send(measured, {}, demo.visitor())).statusCode, 204);
    const [{ id, createdAt, ...row } = { id: 0, createdAt: 0 }, ...more] = await rows();
    assert.deepEqual(more, []);
    assert.ok(id && createdAt);
    assert.deepEqual(row, { ...measured, release: 'v2' });
  });

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
    const few = await openTestDemo({ limits: { callsPerMinute: 2 } }, demo);
    const visitor = few.visitor();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await send(measured, {}, visitor)).statusCode);
    await few.close();
    // Those of the tests before count, once they are told of.
    assert.equal(statuses.at(-1), 429);
  });
});

describe('what staff see', () => {
  const show = async () => (await staff.get(pagePath)).body;

  it('OPN-49: says so while there is nothing', async () => {
    assert.match(await show(), /No visit of the last 28 days was measured\./);
  });

  it('OPN-49: of each page and release the value that three visits in four stay within, and the steps of the form', async () => {
    for (const headerVisibleMs of [400, 500, 600, 2000, 700])
      await send({ ...measured, headerVisibleMs });
    await send({
      ...measured,
      page: '/advertising/*',
      releases: { 'header-remote': 'v3' },
      headerVisibleMs: 2600,
      failedFiles: { 'header-remote/v3': 2 },
      lead: ['seen', 'begun', 'sent'],
    });
    await send({ ...measured, page: '/bare', releases: {}, headerVisibleMs: undefined });
    const page = await show();
    const [, first = '', second = '', third = ''] = page
      .slice(0, page.indexOf('</table>'))
      .split('<tr data-page=');
    assert.match(first, /\/refinance\/\*.*>v2<.*>5<.*>700 ms<.*>1,400 ms</);
    assert.ok(!first.includes('slow'));
    assert.match(second, /\/advertising\/\*.*>v3<.*2,600 ms <span class="aside">slow</);
    assert.match(second, /1 seen.*1 begun.*0 refused.*1 sent/);
    assert.match(third, /\/bare.*>no header</);
    assert.match(page, /What 7 visits of the last 28 days met/);
  });
});
