/** The whole payload of a lead by the rules of the form. Source: specification 5; ledger FRM-27, OPN-76; threat S22. */
import { isName } from '../fields/names';
import { leadMessages } from './leadMessages';
import type { LeadPayload } from './leadPayload';
import {
  validateCompanyName,
  validateEmail,
  validateName,
  validateNmlsId,
  validatePhone,
  validateRole,
} from './leadValidation';

/** A field of a payload, and what is wrong with it. */
export interface InvalidLeadField {
  readonly field: keyof LeadPayload;
  readonly message: string;
}

/** The whole payload, as the server checks it; gives the first field that breaks a rule. */
export function validateLead(lead: LeadPayload): InvalidLeadField | undefined {
  const person = `${lead.firstName.trim()} ${lead.lastName.trim()}`;
  const messages: readonly (readonly [keyof LeadPayload, string | undefined])[] = [
    ['role', validateRole(lead.role)],
    ['firstName', isName(lead.firstName) ? undefined : leadMessages.name],
    ['lastName', isName(lead.lastName) ? validateName(lead.role, person) : leadMessages.name],
    ['nmlsId', lead.role === 'LoanOfficer' ? validateNmlsId(lead.nmlsId ?? '') : undefined],
    ['companyName', validateCompanyName(lead.companyName ?? '')],
    ['emailAddress', validateEmail(lead.emailAddress)],
    ['phoneNumber', validatePhone(lead.phoneNumber)],
  ];
  for (const [field, message] of messages) {
    if (message !== undefined) return { field, message };
  }
  return undefined;
}
