import type { HTMLInputTypeAttribute } from 'react';
import type { LeadField } from './leadField';

interface FieldText {
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly hint?: string;
}

/** How each field presents itself, so that phones and browsers can fill it. */
export const fieldTexts: Readonly<Record<LeadField, FieldText>> = {
  role: { label: 'Role' },
  nmlsId: { label: 'NMLS ID', inputMode: 'numeric', maxLength: 12, hint: 'Your personal number in the Nationwide Multistate Licensing System.' },
  name: { label: 'Name', autoComplete: 'name', maxLength: 100 },
  companyName: { label: 'Company', autoComplete: 'organization', maxLength: 100 },
  emailAddress: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 255 },
  phoneNumber: { label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
};
