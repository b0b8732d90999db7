/** Runs an operator's command on the server's database, and reports failures in words. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BadSettingError, readSettings } from '../settings/settings';
import { openDatabase, type Database } from './connect';
import { isDatabaseAway } from './databaseAway';

const knownErrors = ['BadSettingError', 'DataFolderInUseError', 'DatabaseUnreachableError'];

export interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Returns the exit code. */
export async function runCommand(
  env: Readonly<Record<string, string | undefined>>,
  { complain }: Terminal,
  act: (db: Database) => Promise<number>,
): Promise<number> {
  try {
    return await withDatabase(env, act);
  } catch (error) {
    const isAway = isDatabaseAway(error);
    if (!(error instanceof Error) || (!isAway && !knownErrors.includes(error.name))) throw error;
    complain(
      isAway && !knownErrors.includes(error.name)
        ? 'The database did not answer in time, or a lock was held for too long. Nothing was changed. Try again when it has less work.'
        : error.message,
    );
    return 1;
  }
}

/** The database of the server; an empty one is not made for it. */
async function withDatabase(
  env: Readonly<Record<string, string | undefined>>,
  act: (db: Database) => Promise<number>,
): Promise<number> {
  const settings = readSettings(env);
  const folder = path.join(settings.dataDir, 'db');
  if (!settings.databaseUrl && !existsSync(folder))
    throw new BadSettingError(
      `There is no database in ${folder}. Name its folder with DATA_DIR=…, or its server with DATABASE_URL=….`,
    );
  const database = await openDatabase(settings);
  try {
    return await act(database.staffDb);
  } finally {
    await database.close();
  }
}
