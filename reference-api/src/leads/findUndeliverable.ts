import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import type { InvalidLeadField } from 'mortgage-domain/leads/validateLead';
import {
  isDeliverableEmail,
  parseAmericanPhone,
} from '../contacts/contactParsing';

/** What the form's own rules cannot see: whether mail and calls could reach the person. */
export function findUndeliverable(
  lead: Pick<LeadPayload, 'emailAddress' | 'phoneNumber'>,
): InvalidLeadField | undefined {
  if (!isDeliverableEmail(lead.emailAddress)) {
    return { field: 'emailAddress', message: 'email' };
  }
  const isPersonal =
    parseAmericanPhone(lead.phoneNumber)?.isEasilyRecognizableCode === false;
  return isPersonal ? undefined : { field: 'phoneNumber', message: 'phone' };
}
