/** Removes rows that are too old: at the start and daily, a few at a time, by one process at a time. Source: OPN-76; threat S10. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import type { LeadSettings } from '../settings/settings';

/** An arbitrary number of our own and one of the table: the process with both locks removes the rows. */
const retentionLock = 40_605;
const rowsAtOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;
const againMs = 10 * 60 * 1000;

/** Messages of a lead go with it. */
const keptRows = ({
  keptDays,
  calculatorKeptDays,
  measurementsKeptDays,
}: LeadSettings) => [
  { table: 'leads', key: 'id', since: 'created_at', days: keptDays },
  {
    table: 'calculator_marketing',
    key: 'account_id',
    since: 'updated_at',
    days: calculatorKeptDays,
  },
  { table: 'sessions', key: 'id_hash', since: 'expires_at', days: 1 },
  { table: 'password_resets', key: 'token_hash', since: 'expires_at', days: 1 },
  {
    table: 'release_counts',
    key: 'hour',
    since: 'hour',
    days: measurementsKeptDays,
  },
];

export async function removeExpired(
  db: Database,
  settings: LeadSettings,
): Promise<number> {
  let removed = 0;
  for (const rows of keptRows(settings).filter(({ days }) => days > 0)) {
    for (;;) {
      const found = await removeSome(db, rows);
      removed += found;
      if (found < rowsAtOnce) {
        break;
      }
    }
  }
  return removed;
}

/** A transaction of its own, so that a lead that comes meanwhile waits for no more than a few rows. */
const removeSome = (
  db: Database,
  { table, key, since, days }: ReturnType<typeof keptRows>[number],
): Promise<number> =>
  db.transaction(async (transaction) => {
    const [lock] = await transaction
      .select({
        isMine: sql<boolean>`pg_try_advisory_xact_lock(${retentionLock}::int, hashtext(${table}))`,
      })
      .from(sql`(values (1)) as one`);
    if (!lock?.isMine) {
      return 0;
    }
    const [name, id, time] = [table, key, since].map((word) =>
      sql.identifier(word),
    );
    const gone = transaction.$with('gone', { id: sql<string>`id` }).as(
      sql`delete from ${name} where ${id} in (
        select ${id} from ${name} where ${time} < now() - make_interval(days => ${days}::int) limit ${rowsAtOnce}::int
      ) returning ${id} as id`,
    );
    const [row] = await transaction
      .with(gone)
      .select({ found: sql<string>`count(*)` })
      .from(gone);
    return Number(row?.found ?? 0);
  });

interface RetentionLog {
  readonly removed: (rows: number) => void;
  readonly failed: (name: string) => void;
}

export function startRetention(
  db: Database,
  settings: LeadSettings,
  { removed, failed }: RetentionLog,
) {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    let nextMs = dayMs;
    try {
      const rows = await removeExpired(db, settings);
      if (rows > 0) {
        removed(rows);
      }
    } catch (error) {
      nextMs = againMs;
      failed(error instanceof Error ? error.name : 'UnknownError');
    }
    if (!isStopping) {
      timer = setTimeout(() => {
        running = run();
      }, nextMs);
    }
  }

  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
