import type { HTMLInputTypeAttribute } from 'react';
import { leadLimits } from 'mortgage-domain/leads/leadLimits';
import type { LeadField } from './leadFields';

interface FieldText {
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly hint?: string;
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: 'none' | 'words';
}

/** How each field presents itself, so that phones and browsers can fill it. */
export const fieldTexts: Readonly<Record<LeadField, FieldText>> = {
  role: { label: 'Role' },
  nmlsId: {
    label: 'NMLS ID',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: leadLimits.nmlsId,
    hint: 'Your personal number, not your company’s.',
  },
  name: {
    label: 'Name',
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: leadLimits.name,
  },
  companyName: {
    label: 'Company',
    autoComplete: 'organization',
    spellCheck: false,
    maxLength: leadLimits.companyName,
    hint: 'Optional.',
  },
  emailAddress: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: leadLimits.emailAddress,
  },
  phoneNumber: {
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: leadLimits.phoneNumber,
  },
};
