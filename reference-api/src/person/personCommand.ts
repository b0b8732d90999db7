/** `npm run person -- export <email>` and `npm run person -- erase <email> --yes`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '../database/connect';
import { readSettings, type ApiSettings } from '../settings/settings';
import { erasePerson, exportPerson, readDeliveredIds, type Erased } from './person';

const usage = [
  'npm run person -- export <email>        all that is held of a person, as JSON',
  'npm run person -- erase <email> --yes   removes it; without --yes it only says what would go',
].join('\n');
const knownErrors = ['BadSettingError', 'DataFolderInUseError', 'DatabaseUnreachableError'];

interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

export async function runPerson(
  [task, email, ...rest]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const isKnown = task === 'export' || task === 'erase';
  const isAgreed = rest.length === 1 && rest[0] === '--yes';
  if (!isKnown || !email?.includes('@') || (rest.length > 0 && !(isAgreed && task === 'erase'))) {
    terminal.complain(usage);
    return 2;
  }
  try {
    return await withDatabase(readSettings(env), (db) =>
      task === 'export' ? print(db, email, terminal) : erase(db, email, isAgreed, terminal),
    );
  } catch (error) {
    if (!(error instanceof Error) || !knownErrors.includes(error.name)) throw error;
    terminal.complain(error.message);
    return 1;
  }
}

/** The database of the server; an empty one is not made for it. */
async function withDatabase(
  settings: ApiSettings,
  act: (db: Database) => Promise<number>,
): Promise<number> {
  const folder = path.join(settings.dataDir, 'db');
  if (!settings.databaseUrl && !existsSync(folder))
    throw Object.assign(
      new Error(
        `There is no database in ${folder}. Name its folder with DATA_DIR=…, or its server with DATABASE_URL=….`,
      ),
      { name: 'BadSettingError' },
    );
  const database = await openDatabase(settings);
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

async function print(db: Database, email: string, { say }: Terminal): Promise<number> {
  const held = await exportPerson(db, email);
  say(JSON.stringify({ email, exportedAt: new Date().toISOString(), held }, undefined, 2));
  return 0;
}

async function erase(
  db: Database,
  email: string,
  isAgreed: boolean,
  { say, complain }: Terminal,
): Promise<number> {
  if (!isAgreed) {
    const held = Object.entries(await exportPerson(db, email));
    complain(
      [
        ...held.map(([table, rows]) => `${table}: ${rows.length}`),
        'Nothing was erased. Add --yes to do it; it cannot be undone.',
      ].join('\n'),
    );
    return 1;
  }
  const delivered = await readDeliveredIds(db, email);
  say((await erasePerson(db, email)).map(describe).join('\n'));
  if (delivered.length > 0)
    say(
      `The webhook's receiver has these messages: ${delivered.join(', ')}. Ask it to erase them, too.`,
    );
  say('Backups hold it until they are overwritten.');
  return 0;
}

const describe = ({ table, rows, keptBecause }: Erased): string =>
  `${table}: ${rows} ${keptBecause ? `kept (${keptBecause})` : 'removed'}`;
