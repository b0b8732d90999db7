/** What pages were like, as the queries see it; `migrations/0070-page-measurements.sql` makes it. Source: threat S10. */
import { count, gte } from 'drizzle-orm';
import type { Database } from '../database/connect';
import {
  bigint,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LeadStep } from 'mortgage-domain/measurements/leadStep';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';

export const pageMeasurements = pgTable('page_measurements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  page: text('page').notNull(),
  site: text('site').notNull(),
  language: text('language').notNull(),
  /** The header's version; empty on a page without a header. */
  release: text('release').notNull(),
  headerVisibleMs: integer('header_visible_ms'),
  sessionShownMs: integer('session_shown_ms'),
  lcpMs: integer('lcp_ms'),
  inpMs: integer('inp_ms'),
  cls: doublePrecision('cls'),
  releases: jsonb('releases').$type<PageMeasurement['releases']>().notNull(),
  failedFiles: jsonb('failed_files').$type<PageMeasurement['failedFiles']>().notNull(),
  failedReleases: jsonb('failed_releases')
    .$type<PageMeasurement['failedReleases']>()
    .notNull()
    .default([]),
  lead: jsonb('lead').$type<readonly LeadStep[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

interface Counts {
  readonly started: number;
  readonly failed: number;
}

/** By `<remote>/<version>`. */
export async function readReleaseCounts(
  db: Database,
  since: Date,
): Promise<Readonly<Record<string, Counts>>> {
  const { releases, failedReleases, createdAt } = pageMeasurements;
  const visits = await db
    .select({ releases, failed: failedReleases, times: count() })
    .from(pageMeasurements)
    .where(gte(createdAt, since))
    .groupBy(releases, failedReleases);
  const counts = new Map<string, Counts>();
  for (const { releases: used, failed, times } of visits) {
    const versions = Object.entries(used).map(([name, version]) => `${name}/${version}`);
    for (const release of new Set([...versions, ...failed])) {
      const known = counts.get(release) ?? { started: 0, failed: 0 };
      counts.set(release, {
        started: known.started + times,
        failed: known.failed + (failed.includes(release) ? times : 0),
      });
    }
  }
  return Object.fromEntries(counts);
}
