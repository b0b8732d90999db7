/** `npm run crash -w host-demo [-- --kills=20 --database=postgres|embedded]`: exit code 1 when a lead is lost or doubled. */
import { parseArgs } from 'node:util';
import { readCount, readDatabase, writeResults } from '../command';
import { toCrashTable } from './crashTable';
import { isSound, runCrashTrial } from './crashTrial';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, database: { type: 'string' } },
});
try {
  const kills = readCount('kills', values.kills, 500);
  const figures = await runCrashTrial({
    database: readDatabase(values.database),
    kills,
    leadsBetween: 200,
    // A kill and its recovery take seconds; a host that does not come back ends the trial.
    limitMs: (120 + kills * 60) * 1000,
  });
  console.log(toCrashTable(figures));
  await writeResults('crash', figures, toCrashTable(figures));
  process.exitCode = isSound(figures) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
