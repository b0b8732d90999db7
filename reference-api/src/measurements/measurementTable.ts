/** What pages were like, as the queries see it; `migrations/0070-page-measurements.sql` makes it. Source: threat S10. */
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
