/** `npm run load` in small: every part answers, and what is said of it was measured. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadParts } from './trials/load/loadParts';
import { toLoadTable } from './trials/load/loadTable';
import { runLoadTrial } from './trials/load/loadTrial';
import { growthOf } from './trials/load/processUse';

it('OPN-76: leads, reads and pages are answered without an error, each lead stored', async () => {
  const parts = loadParts(40).map((part) => ({ ...part, connections: 4, rate: 40 }));
  const { figures, leads } = await runLoadTrial('embedded', parts, {
    seconds: 1,
    warmUpSeconds: 0,
  });
  for (const { part, answered, errors } of figures) {
    assert.ok(answered > 0, part);
    assert.deepEqual(errors, {}, part);
  }
  const sent = figures.filter(({ part }) => part.startsWith('leads'));
  // The last one of each connection may be answered when nobody counts any more.
  assert.ok(leads >= sent.reduce((sum, { answered }) => sum + answered, 0));
  assert.equal(toLoadTable(figures).split('\n').length, 2 + figures.length);
});

it('memory is flat where its last third is as its second', () => {
  const samples = (...values: readonly number[]) =>
    values.map((rssMb) => ({ rssMb, cpuShare: 0, cpuSeconds: 0 }));
  assert.equal(growthOf(samples(50, 90, 100, 100, 100, 100)), 0);
  assert.equal(growthOf(samples(90, 90, 100, 100, 150, 150)), 50);
  assert.equal(growthOf(samples(1, 2)), 0);
});
