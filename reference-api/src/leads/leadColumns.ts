import { stringify } from 'csv-stringify/sync';
import type { Lead } from '../database/schema';
import { formatDate } from 'mortgage-domain/fields/dates';
import { isLeadRole, type LeadRole } from 'mortgage-domain/leads/leadRole';
import type { UtmParams } from 'mortgage-domain/leads/utmParams';

interface LeadColumn {
  readonly label: string;
  readonly read: (lead: Lead) => string;
}

const leadColumns: readonly LeadColumn[] = [
  { label: 'Received', read: ({ createdAt }) => createdAt.toISOString() },
  { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName },
  { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber },
  { label: 'Role', read: ({ role }) => role },
  { label: 'NMLS ID', read: ({ nmlsId }) => nmlsId ?? '' },
  { label: 'Company', read: ({ companyName }) => companyName ?? '' },
  {
    label: 'Campaign',
    read: ({ utmParams }) => formatCampaign(utmParams ?? {}),
  },
  { label: 'Partner', read: ({ partnerId }) => partnerId },
];

const formatCampaign = (params: UtmParams): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const roleNames: Readonly<Record<LeadRole, string>> = {
  LoanOfficer: 'Loan officer',
  BranchManager: 'Branch manager',
  MarketingDept: 'Marketing department',
  AdAgency: 'Ad agency',
};

export const nameOf = ({
  firstName,
  lastName,
}: Pick<Lead, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;

/** @example formatTime(new Date('2024-05-31T14:05:00Z')) // '5/31/2024, 14:05 UTC' */
export const formatTime = (time: Date): string =>
  `${formatDate(time.toISOString())}, ${time.toISOString().slice(11, 16)} UTC`;

/** The columns of the list after the name. Dates follow CON-20. */
export const listColumns: readonly LeadColumn[] = [
  { label: 'Received', read: ({ createdAt }) => formatTime(createdAt) },
  { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber },
  {
    label: 'Role',
    read: ({ role }) => (isLeadRole(role) ? roleNames[role] : role),
  },
  { label: 'Company', read: ({ companyName }) => companyName ?? '' },
];

export async function* toCsv(
  pages: AsyncIterable<readonly Lead[]>,
): AsyncGenerator<string> {
  yield toLines([leadColumns.map(({ label }) => label)], { bom: true });
  for await (const page of pages) {
    yield toLines(
      page.map((lead) => leadColumns.map(({ read }) => read(lead))),
    );
  }
}

const toLines = (
  rows: readonly (readonly string[])[],
  { bom = false } = {},
): string =>
  stringify(
    rows.map((row) => row.map(toPlainText)),
    { bom, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

/** A leading character that a spreadsheet would take for a formula, also behind blanks, is made plain text. */
const toPlainText = (text: string): string =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
