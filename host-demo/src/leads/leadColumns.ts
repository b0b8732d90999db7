import { formatDate } from 'mortgage-domain/fields/dates';
import type { Lead } from '../database/schema';

interface LeadColumn {
  readonly label: string;
  /** What stands in the file. */
  readonly read: (lead: Lead) => string;
  /** What the page shows, where that is something else. */
  readonly format?: (lead: Lead) => string;
}

const toIsoTime = ({ createdAt }: Lead): string => createdAt.toISOString();

/** What staff see of a lead: programs read dates as ISO, people as CON-20 has them. */
export const leadColumns: readonly LeadColumn[] = [
  { label: 'Received', read: toIsoTime, format: (lead) => formatDate(toIsoTime(lead)) },
  { label: 'First name', read: ({ firstName }) => firstName },
  { label: 'Last name', read: ({ lastName }) => lastName },
  { label: 'Email', read: ({ emailAddress }) => emailAddress },
  { label: 'Phone', read: ({ phoneNumber }) => phoneNumber },
  { label: 'Role', read: ({ role }) => role },
  { label: 'NMLS ID', read: ({ nmlsId }) => nmlsId ?? '' },
  { label: 'Company', read: ({ companyName }) => companyName ?? '' },
  { label: 'Campaign', read: ({ utmParams }) => formatCampaign(utmParams ?? {}) },
  { label: 'Partner', read: ({ partnerId }) => partnerId },
];

const formatCampaign = (params: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(' ');
