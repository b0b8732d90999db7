/** Whether the database takes rows: a full disk and a standby do not, though both still answer. Source: faults F27, F28; OPN-76. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './connect';

export const writeProbe = pgTable('write_probe', {
  filler: text('filler').notNull(),
});

const keptMs = 1000;
const fillerBytes = 16 * 1024;

/** Answers by writing, under a lock that a backup does not hold up: `truncate` would wait until `pg_dump` ends. */
export function createWriteProbe(
  db: Database,
  now: () => number = Date.now,
): () => Promise<boolean> {
  let askedAtMs = -Infinity;
  let answer = Promise.resolve(false);
  return () => {
    if (now() - askedAtMs >= keptMs) {
      askedAtMs = now();
      answer = write(db).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}

/** Rejects, also where the database throws at once. */
async function write(db: Database): Promise<void> {
  await db.execute(
    sql`with gone as (delete from ${writeProbe})
      insert into ${writeProbe} values (${randomBytes(fillerBytes).toString('base64')})`,
  );
}
