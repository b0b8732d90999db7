import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import type { LeadRole } from 'mortgage-domain/leads/leadRole';
import type { LeadField } from '../fields/leadFields';

export interface Refusal {
  readonly field: LeadField;
  /** The fallback; the field's own check may have a more exact one. */
  readonly message: LeadMessage;
}

const nameRefusal: Refusal = { field: 'name', message: 'name' };

/** The refusals of the server, by the names of the payload. */
const refusals: Readonly<Record<string, Refusal>> = {
  role: { field: 'role', message: 'role' },
  nmlsId: { field: 'nmlsId', message: 'nmlsIdUnknown' },
  firstName: nameRefusal,
  lastName: nameRefusal,
  companyName: { field: 'companyName', message: 'companyName' },
  emailAddress: { field: 'emailAddress', message: 'email' },
  phoneNumber: { field: 'phoneNumber', message: 'phone' },
};

const officerRefusals: Readonly<Partial<Record<LeadField, LeadMessage>>> = {
  name: 'nameFromList',
  companyName: 'companyFromList',
};

/** The refused parts of a payload that the visitor can correct. */
export function toRefusals(names: readonly string[], role: LeadRole): readonly Refusal[] {
  const found = names.flatMap((name) => refusals[name] ?? []);
  if (role !== 'LoanOfficer') return found;
  return found.map(({ field, message }) => ({
    field,
    message: officerRefusals[field] ?? message,
  }));
}
