/** Runs an operator's command on the server's database, and reports failures in words. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  adviceOf,
  BadSettingError,
  readSettings,
  type Environment,
} from '../settings/settings';
import { openDatabase, type Database, type OpenDatabase } from './connect';
import { isDatabaseAway } from './databaseAway';

export type Terminal = Pick<Console, 'log' | 'error'>;

const awayText =
  'The database did not answer in time, or a lock was held for too long. Nothing was changed. Try again when it has less work.';

export async function runCommand(
  env: Environment,
  terminal: Terminal,
  act: (db: Database) => Promise<number>,
): Promise<number> {
  try {
    const database = await openExisting(env);
    try {
      return await act(database.staffDb);
    } finally {
      await database.close();
    }
  } catch (error) {
    const advice =
      adviceOf(error) ?? (isDatabaseAway(error) ? awayText : undefined);
    if (advice === undefined) {
      throw error;
    }
    terminal.error(advice);
    return 1;
  }
}

/** The database of the server; an empty one is not made for it. */
async function openExisting(env: Environment): Promise<OpenDatabase> {
  const settings = readSettings(env);
  const folder = path.join(settings.dataDir, 'db');
  if (!settings.databaseUrl && !existsSync(folder)) {
    throw new BadSettingError(
      `There is no database in ${folder}. Name its folder with DATA_DIR=…, or its server with DATABASE_URL=….`,
    );
  }
  return openDatabase(settings);
}
