import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import type { LeadField } from '../fields/leadFields';

export interface Refusal {
  readonly field: LeadField;
  readonly message: string;
}

/** What the server refuses, by the payload's words, and where the form says so. */
const refusals: Readonly<Record<string, Refusal>> = {
  role: { field: 'role', message: leadMessages.role },
  nmlsId: { field: 'nmlsId', message: leadMessages.nmlsIdInvalid },
  firstName: { field: 'name', message: leadMessages.name },
  lastName: { field: 'name', message: leadMessages.name },
  companyName: { field: 'companyName', message: leadMessages.name },
  emailAddress: { field: 'emailAddress', message: leadMessages.email },
  phoneNumber: { field: 'phoneNumber', message: leadMessages.phone },
};

/** Of the parts of a payload that the server names, those that the visitor can correct. */
export const toRefusals = (names: readonly string[]): readonly Refusal[] =>
  names.flatMap((name) => refusals[name] ?? []);
