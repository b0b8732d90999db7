/**
 * `npm run badinput -w host-demo [-- --requests=100000] [--seconds=600] [--seed=N]`: bad requests to every route.
 * Exit 1 with the seed and the smallest case where an answer is none, is a 5xx, comes late, or does not name what
 * is wrong.
 */
import { parseArgs } from 'node:util';
import { openBadInput } from './badInput';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string' },
  },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const bad = await openBadInput();
console.log(`Bad input to ${bad.calls.length} routes, seed ${seed} …`);
try {
  const started = performance.now();
  const { requests, statuses, slowestMs } = await bad.run({
    requests: Number(values.requests),
    seconds: Number(values.seconds),
    seed,
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${requests} requests in ${seconds.toFixed(0)} s, the slowest ${slowestMs.toFixed(0)} ms: ${JSON.stringify(statuses)}`,
  );
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : String(error)}\nAgain: npm run badinput -w host-demo -- --seed=${seed}`,
  );
  process.exitCode = 1;
} finally {
  await bad.close();
}
