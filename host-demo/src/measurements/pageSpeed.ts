/** How fast each page is with each release of the header, of three visits in four. */
import { count, desc, gte, sql, type SQLWrapper } from 'drizzle-orm';
import type { LeadStep } from 'mortgage-domain/measurements/leadStep';
import type { Database } from '../database/connect';
import { pageMeasurements } from './measurementTable';

export const shownDays = 28;
export const mostRows = 200;

/** No visit has said it: null. */
export interface PageSpeed {
  readonly page: string;
  readonly release: string;
  readonly site: string;
  readonly visits: number;
  readonly headerVisibleMs: number | null;
  readonly sessionShownMs: number | null;
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
  /** Visits on which a file of ours did not come. */
  readonly withFailedFiles: number;
  readonly lead: Readonly<Record<LeadStep, number>>;
}

/** The value that three visits in four stay within. */
const p75 = (column: SQLWrapper) =>
  sql<number | null>`percentile_cont(0.75) within group (order by ${column})`.mapWith((value) =>
    value === null ? null : Number(value),
  );
const countWhere = (condition: SQLWrapper) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const reached = (step: LeadStep) =>
  countWhere(sql`${pageMeasurements.lead} @> ${JSON.stringify([step])}::jsonb`);

/** The pages that are opened most come first. */
export async function readPageSpeed(db: Database): Promise<readonly PageSpeed[]> {
  const { page, release, site, createdAt, failedFiles, ...times } = pageMeasurements;
  const rows = await db
    .select({
      page,
      release,
      site,
      visits: count(),
      headerVisibleMs: p75(times.headerVisibleMs),
      sessionShownMs: p75(times.sessionShownMs),
      lcpMs: p75(times.lcpMs),
      inpMs: p75(times.inpMs),
      cls: p75(times.cls),
      withFailedFiles: countWhere(sql`${failedFiles} <> '{}'::jsonb`),
      seen: reached('seen'),
      begun: reached('begun'),
      refused: reached('refused'),
      sent: reached('sent'),
    })
    .from(pageMeasurements)
    .where(gte(createdAt, sql`now() - make_interval(days => ${shownDays}::int)`))
    .groupBy(page, release, site)
    .orderBy(desc(count()), page, site, release)
    .limit(mostRows);
  return rows.map(({ seen, begun, refused, sent, ...row }) => ({
    ...row,
    lead: { seen, begun, refused, sent },
  }));
}
