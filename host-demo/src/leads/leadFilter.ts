/** Which leads staff looks at: of some days, and how far back. */
import { and, gte, lt, sql } from 'drizzle-orm';
import { leads } from '../database/schema';

export interface LeadFilter {
  /** ISO dates, both included; empty for all. */
  readonly from: string;
  readonly to: string;
}

export const readLeadFilter = (query: URLSearchParams): LeadFilter => ({
  from: toIsoDate(query.get('from')),
  to: toIsoDate(query.get('to')),
});

/** Only a day of the calendar reaches a query. */
function toIsoDate(text: string | null): string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return '';
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : '';
}

/** Days are those of UTC, as the page shows them. */
export const isInFilter = ({ from, to }: LeadFilter) =>
  and(
    from ? gte(leads.createdAt, new Date(from)) : undefined,
    to
      ? lt(leads.createdAt, sql`${to}::timestamp at time zone 'UTC' + interval '1 day'`)
      : undefined,
  );

/** The filter in an address, with what else stands there. */
export function toQuery(
  { from, to }: LeadFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries({ from, to, ...more }).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
