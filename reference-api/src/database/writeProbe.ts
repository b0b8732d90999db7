/** Whether the database takes rows: a full disk and a standby do not, though both still answer. Source: faults F27, F28; OPN-76. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './connect';

export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() });

const keptMs = 1000;
const fillerBytes = 16 * 1024;

/** Answers by writing. The table is made again each time, because freed space does not prove free space. */
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

const write = async (db: Database): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`truncate ${writeProbe}`);
    const filler = randomBytes(fillerBytes).toString('base64');
    await transaction.insert(writeProbe).values({ filler });
  });
