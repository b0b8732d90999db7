import { formatDate } from 'mortgage-domain/fields/dates';
import type { Lead } from '../database/schema';

/** What staff see of a lead, on the page and in the file. */
export const leadColumns: readonly {
  readonly label: string;
  readonly read: (lead: Lead) => string;
  /** On the page, where it is read by people (PRS-11). */
  readonly show?: (lead: Lead) => string;
}[] = [
  {
    label: 'Received',
    read: ({ createdAt }) => createdAt.toISOString(),
    show: ({ createdAt }) => formatDate(createdAt.toISOString()),
  },
  { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName },
  { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber },
  { label: 'Role', read: ({ role }) => role },
  { label: 'NMLS ID', read: ({ nmlsId }) => nmlsId ?? '' },
  { label: 'Company', read: ({ companyName }) => companyName ?? '' },
  { label: 'Campaign', read: ({ utmParams }) => formatCampaign(utmParams ?? {}) },
];

const formatCampaign = (params: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(' ');
