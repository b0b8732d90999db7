/**
 * `npm run load [-- --seconds=30 --database=postgres|embedded --rate=500 --part=leads]`: its own database, its own server, both
 * gone at the end.
 */
import { parseArgs } from 'node:util';
import { readCount, readDatabase, writeResults } from '../command';
import { loadParts } from './loadParts';
import { toLoadTable } from './loadTable';
import { runLoadTrial } from './loadTrial';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '500' },
    database: { type: 'string' },
    part: { type: 'string', default: '' },
  },
});
try {
  const database = readDatabase(values.database);
  const seconds = readCount('seconds', values.seconds, 3600);
  const parts = loadParts(readCount('rate', values.rate, 100_000)).filter(({ name }) =>
    name.startsWith(values.part),
  );
  if (parts.length === 0) throw new Error(`--part=${values.part}: no part begins so.`);
  const { figures, leads } = await runLoadTrial(database, parts, { seconds, warmUpSeconds: 3 });
  const table = toLoadTable(figures);
  console.log(`Database: ${database}. ${seconds} s each. ${leads} leads stored.\n\n${table}`);
  await writeResults('load', { database, seconds, leads, figures }, table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
