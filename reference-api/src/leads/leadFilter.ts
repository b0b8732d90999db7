/** Which leads staff looks at: of some days, of one role, with some words in them, and how far back. */
import { and, eq, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import { isLeadRole, type LeadRole } from 'mortgage-domain/leads/leadRole';
import { leads } from '../database/schema';

export interface LeadFilter {
  /** Part of a name, an address, a number or a company; empty for all. */
  readonly search: string;
  /** Undefined for all. */
  readonly role: LeadRole | undefined;
  /** ISO dates, both included; empty for all. */
  readonly from: string;
  readonly to: string;
}

const mostSearched = 100;

export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const role = query.get('role');
  return {
    search: (query.get('search') ?? '').trim().slice(0, mostSearched),
    role: isLeadRole(role) ? role : undefined,
    from: toIsoDate(query.get('from')),
    to: toIsoDate(query.get('to')),
  };
}

/** Only a day of the calendar reaches a query; PostgreSQL's has no year 0. */
function toIsoDate(text: string | null): string {
  if (text === null || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return '';
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : '';
}

/** Days are those of UTC, as the page shows them. */
export const isInFilter = ({ search, role, from, to }: LeadFilter) =>
  and(
    ...search.split(/\s+/).map(holds),
    role && eq(leads.role, role),
    from ? gte(leads.createdAt, new Date(from)) : undefined,
    to
      ? lt(leads.createdAt, sql`${to}::timestamp at time zone 'UTC' + interval '1 day'`)
      : undefined,
  );

const searched = [
  leads.firstName,
  leads.lastName,
  leads.emailAddress,
  leads.companyName,
  leads.nmlsId,
  leads.phoneNumber,
];

/** Each word must occur; a phone number matches by its digits. */
function holds(word: string): SQL | undefined {
  if (word === '') return undefined;
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = word.replace(/\D/g, '');
  const isNumber = digits.length > 2 && /^[\d()+.-]+$/.test(word);
  return or(
    ...searched.map((column) => ilike(column, pattern)),
    isNumber
      ? sql`regexp_replace(${leads.phoneNumber}, '\\D', '', 'g') like ${`%${digits}%`}`
      : undefined,
  );
}

/** The filter as part of an address with other parameters. */
export function toQuery(
  { search, role, from, to }: LeadFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries({ search, role: role ?? '', from, to, ...more }).filter(
    ([, value]) => value !== '',
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
