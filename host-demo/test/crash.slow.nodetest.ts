/** A small share of `npm run crash -w host-demo`: the API killed, the database restarted, and every lead still counted once. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toCrashTable } from './trials/crash/crashTable';
import { isSound, runCrashTrial } from './trials/crash/crashTrial';
import { usualDatabase } from './trials/trialHost';

it('OPN-76: through a kill of the API and a restart of its database no acknowledged lead is lost, none is doubled', async () => {
  const figures = await runCrashTrial({
    database: usualDatabase(),
    kills: 2,
    leadsBetween: 30,
    limitMs: 300_000,
  });
  assert.ok(isSound(figures), toCrashTable(figures));
  assert.ok(figures.acknowledged >= 90);
  assert.equal(figures.recoveryMs.length, 2);
});
