/** News of inboxes between processes on one database, by LISTEN and NOTIFY. Source: ledger RTC-3, OPN-76. */
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The text of a notice; undefined after a gap, in which any may have been missed. */
export type Hear = (text: string | undefined) => void;

export interface Notices {
  /** Listens until the returned function is called. Never rejects: it listens as soon as the database is there. */
  readonly hear: (hear: Hear) => () => void;
}
export const noticeChannel = 'inbox';

/** Sent to every process, this one too, once the transaction is committed. */
export async function tell(
  db: PgDatabase<PgQueryResultHKT>,
  text: string,
): Promise<void> {
  await db.execute(sql`select pg_notify(${noticeChannel}, ${text})`);
}

/** The single process of an embedded database notifies itself. */
export const embeddedNotices = (client: Pick<PGlite, 'listen'>): Notices => ({
  hear(hear) {
    const listening = client.listen(noticeChannel, hear);
    listening.catch(() => undefined);
    return () => {
      listening.then((stop) => stop()).catch(() => undefined);
    };
  },
});

export const noNotices: Notices = { hear: () => () => undefined };
