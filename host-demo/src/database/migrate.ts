import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../migrations');

/** Applies the migrations that the database has not had yet, in order, each in its own transaction. */
export async function migrate(run: (sql: string) => Promise<void>, query: (sql: string) => Promise<Record<string, unknown>[]>): Promise<void> {
  await run('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
  const applied = new Set((await query('select name from migrations')).map(({ name }) => name));
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql') && !applied.has(file)).sort()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    await run(`begin;\n${text}\ninsert into migrations (name) values ('${name}');\ncommit;`);
  }
}
