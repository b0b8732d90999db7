import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { LeadRole } from 'mortgage-domain/leads/leadRole';
import type { LeadField } from '../fields/leadFields';

export interface Refusal {
  readonly field: LeadField;
  /** For want of a better one: the field's own check may say it more exactly. */
  readonly message: LeadMessage;
}

const nameRefusal: Refusal = { field: 'name', message: 'name' };

/** What the server refuses, by the payload's words, and where the form says so. */
const refusals: Readonly<Record<string, Refusal>> = {
  role: { field: 'role', message: 'role' },
  nmlsId: { field: 'nmlsId', message: 'nmlsIdUnknown' },
  firstName: nameRefusal,
  lastName: nameRefusal,
  companyName: { field: 'companyName', message: 'companyName' },
  emailAddress: { field: 'emailAddress', message: 'email' },
  phoneNumber: { field: 'phoneNumber', message: 'phone' },
};

/** What a loan officer has chosen. */
const officerRefusals: Readonly<Partial<Record<LeadField, LeadMessage>>> = {
  name: 'nameFromList',
  companyName: 'companyFromList',
};

/** Of the parts of a payload that the server names, those that the visitor can correct. */
export function toRefusals(names: readonly string[], role: LeadRole): readonly Refusal[] {
  const found = names.flatMap((name) => refusals[name] ?? []);
  if (role !== 'LoanOfficer') return found;
  return found.map(({ field, message }) => ({
    field,
    message: officerRefusals[field] ?? message,
  }));
}
