/** How often a release is started and fails, while a canary is tried: counted without anybody in it, read by the watch alone. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { releaseCounts } from '../src/measurements/measurementTable';
import { mostReleases, readReleaseCounts } from '../src/measurements/releaseCounts';
import { createMetrics } from '../src/metrics/metrics';
import { createMetricsServer } from '../src/metrics/metricsServer';
import { openTestDemo, ownOrigin, type TestDemo } from './demo';
import type { Failure } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());
beforeEach(() => demo.db.delete(releaseCounts));

const own = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };
const count = (query: string, headers: Record<string, string> = own) =>
  demo.server.inject({ method: 'POST', url: `/demo/release-counts?${query}`, headers });
const started = (version: string) => count(`release=header-remote@${version}&outcome=started`);
const failed = (version: string) => count(`release=header-remote@${version}&outcome=failed`);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const counted = (since = hoursAgo(1)) => readReleaseCounts(demo.db, since);

describe('counts of releases', () => {
  it('S10: are a number for each version, and say nothing of who was counted', async () => {
    assert.equal((await started('1.0.0-a')).statusCode, 204);
    await Promise.all([started('1.0.0-a'), started('1.0.0-a'), failed('1.0.0-a')]);
    await started('1.1.0-b');
    assert.deepEqual(await counted(), {
      'header-remote@1.0.0-a': { started: 3, failed: 1 },
      'header-remote@1.1.0-b': { started: 1, failed: 0 },
    });
    const [row] = await demo.db.select().from(releaseCounts);
    assert.deepEqual(Object.keys(row ?? {}).sort(), ['failed', 'hour', 'release', 'started']);
  });

  it('are of the time that is asked for: an earlier canary is not counted against a later one', async () => {
    await started('1.0.0-a');
    await demo.db
      .update(releaseCounts)
      .set({ hour: sql`${releaseCounts.hour} - interval '5 hours'` });
    await failed('1.0.0-a');
    assert.deepEqual(await counted(), { 'header-remote@1.0.0-a': { started: 0, failed: 1 } });
    assert.deepEqual(await counted(hoursAgo(6)), {
      'header-remote@1.0.0-a': { started: 1, failed: 1 },
    });
  });

  it('S10 S14: are refused, with what is wrong, where they say anything else', async () => {
    for (const [query, field] of [
      ['outcome=started', 'release'],
      ['release=header-remote@1&outcome=liked', 'outcome'],
      ['release=ada@lender.example.com&outcome=started', 'release'],
      ['release=header-remote@<script>&outcome=started', 'release'],
      [`release=header-remote@${'1'.repeat(65)}&outcome=started`, 'release'],
      ['release=session-shared@1&outcome=started', 'release'],
      ['release=header-remote@1&release=header-remote@2&outcome=started', 'release'],
      ['release=header-remote@1&outcome=started&visitor=X1', 'visitor'],
    ] as const) {
      const refused = await count(query);
      assert.deepEqual([refused.statusCode, refused.json<Failure>().field], [400, field], query);
    }
    assert.deepEqual(await counted(), {});
  });

  it('S24: come from our own pages, and fill no table with versions that nobody released', async () => {
    const foreign = await count('release=header-remote@1&outcome=failed', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal(foreign.statusCode, 403);
    for (let version = 0; version < mostReleases + 5; version += 1)
      assert.equal((await started(`1.0.${version}`)).statusCode, 204);
    assert.equal(Object.keys(await counted()).length, mostReleases);
    await started('1.0.0');
    assert.equal((await counted())['header-remote@1.0.0']?.started, 2);
  });

  it('are read at the port of the figures, and nowhere in public', async () => {
    await started('1.0.0-a');
    const metrics = createMetrics({ db: demo.db, readOutbox: async () => [] });
    const health = { isReady: async () => true, ending: new AbortController().signal };
    const server = createMetricsServer(demo.settings, metrics, health);
    const read = (since: string) => server.inject(`/release-counts?since=${since}`);
    assert.deepEqual((await read(hoursAgo(1).toISOString())).json(), {
      'header-remote@1.0.0-a': { started: 1, failed: 0 },
    });
    assert.equal((await read('yesterday')).statusCode, 400);
    assert.equal((await server.inject('/release-counts')).statusCode, 400);
    await server.close();
    for (const url of ['/release-counts', '/demo/release-counts'])
      assert.equal((await demo.server.inject(url)).statusCode, 404);
  });
});
