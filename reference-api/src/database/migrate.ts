import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './databaseAway';

const folder = path.join(import.meta.dirname, '../../migrations');
/** An arbitrary number of our own: two servers that start together migrate one after the other. */
const migrationLock = 40_604;

/** Runs one statement or several; gives the rows of a single one. */
export type Query = (
  text: string,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const lockTimeout = '55P03';
const pauseMs = 1000;

/**
 * Applies the migrations that the database has not had yet, in order and all in one transaction; a failed one leaves
 * everything as it was. It waits for a backup's locks in short tries: calls queue behind a longer one.
 */
export async function migrate(query: Query): Promise<void> {
  for (;;) {
    try {
      await migrateAtOnce(query);
      return;
    } catch (error) {
      if (!(error instanceof Error && codeOf(error) === lockTimeout)) {
        throw error;
      }
      await setTimeout(pauseMs);
    }
  }
}

async function migrateAtOnce(query: Query): Promise<void> {
  await query('begin');
  try {
    await query("set local lock_timeout = '400ms'");
    await query(`select pg_advisory_xact_lock(${migrationLock})`);
    // Checked first: a role that may not create tables is refused even `if not exists`.
    const [made] = await query(
      "select 1 from pg_class where oid = to_regclass('migrations')",
    );
    if (!made) {
      await query(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      );
    }
    const applied = new Set(
      (await query('select name from migrations')).map(({ name }) => name),
    );
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql') && !applied.has(file))
      .sort()) {
      await query(
        `${readFileSync(path.join(folder, name), 'utf8')}\n; insert into migrations (name) values ('${name}')`,
      );
    }
    await query('commit');
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  }
}
