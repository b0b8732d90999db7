/** A lead's fields as people read them: in a mail, on the page of staff and in its file. */
import type { UtmParams } from 'mortgage-domain/leads/utmParams';

/** Of a row or of what was sent. */
export interface LeadFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly role: string;
  readonly partnerId: string;
  readonly nmlsId?: string | null;
  readonly companyName?: string | null;
  readonly utmParams?: UtmParams | null;
}

export interface LeadField {
  readonly label: string;
  readonly read: (lead: LeadFacts) => string;
}

export const leadFields: readonly LeadField[] = [
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
