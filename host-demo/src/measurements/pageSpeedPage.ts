/** What staff see of the measurements. Source: OPN-49; threat S22. */
import type { Database } from '../database/connect';
import type { GatedContent } from '../gates/gatedPage';
import { mostRows, readPageSpeed, shownDays, type PageSpeed } from './pageSpeed';

interface Column {
  readonly label: string;
  readonly read: (row: PageSpeed) => number | null;
  readonly format: (value: number) => string;
  /** From here on a visit is slow: the bounds of web.dev for its measures, ours for the header. */
  readonly slowFrom: number;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const toMs = (value: number): string => `${whole.format(value)} ms`;
const toShift = (value: number): string => value.toFixed(3);

const speedColumns: readonly Column[] = [
  { label: 'Header visible', read: (row) => row.headerVisibleMs, format: toMs, slowFrom: 1800 },
  { label: 'Session shown', read: (row) => row.sessionShownMs, format: toMs, slowFrom: 3800 },
  { label: 'LCP', read: (row) => row.lcpMs, format: toMs, slowFrom: 2500 },
  { label: 'INP', read: (row) => row.inpMs, format: toMs, slowFrom: 200 },
  { label: 'CLS', read: (row) => row.cls, format: toShift, slowFrom: 0.1 },
];

export const showPageSpeed = (db: Database) => async (): Promise<GatedContent> => {
  const rows = await readPageSpeed(db);
  const visits = rows.reduce((all, row) => all + row.visits, 0);
  return {
    view: 'page-speed',
    facts: {
      title: 'Page speed',
      days: shownDays,
      visits: whole.format(visits),
      isOne: visits === 1,
      isCut: rows.length === mostRows,
      columns: speedColumns.map(({ label }) => label),
      rows: rows.map(toShown),
    },
  };
};

function toShown(row: PageSpeed) {
  const { page, release, site, visits, withFailedFiles, lead } = row;
  return {
    page,
    release: release || 'no header',
    site,
    visits: whole.format(visits),
    measures: speedColumns.map(({ label, read, format, slowFrom }) => {
      const value = read(row);
      return value === null
        ? { label, text: '–', isSlow: false }
        : { label, text: format(value), isSlow: value > slowFrom };
    }),
    failed: withFailedFiles,
    hasForm: lead.seen > 0,
    lead,
  };
}
