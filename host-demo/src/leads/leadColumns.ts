import { formatDate } from 'mortgage-domain/fields/dates';
import type { Lead } from '../database/schema';
import { leadFields } from '../delivery/leadFields';

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
  ...leadFields,
];
