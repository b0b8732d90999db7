import type { InputHTMLAttributes } from 'react';
import { leadLimits } from 'mortgage-domain/leads/leadPayload';
import type { LeadField } from './leadFields';

interface FieldInput extends InputHTMLAttributes<HTMLInputElement> {
  /** Its message. */
  readonly hint?: 'hint.nmlsId' | 'hint.companyName';
}

/** How each field presents itself, so that phones and browsers can fill it. */
export const fieldInputs: Readonly<Record<LeadField, FieldInput>> = {
  role: {},
  nmlsId: {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: leadLimits.nmlsId,
    hint: 'hint.nmlsId',
  },
  name: {
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: leadLimits.name,
  },
  companyName: {
    autoComplete: 'organization',
    spellCheck: false,
    maxLength: leadLimits.companyName,
    hint: 'hint.companyName',
  },
  emailAddress: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: leadLimits.emailAddress,
  },
  phoneNumber: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: leadLimits.phoneNumber,
  },
};
