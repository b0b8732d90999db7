import { splitName } from 'mortgage-domain/fields/names';
import { toLeadPayload, type LeadPayload } from 'mortgage-domain/leads/leadPayload';
import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { LeadRole } from 'mortgage-domain/leads/leadRole';
import { findIndividualName } from 'mortgage-domain/lenders/nmlsOptions';
import type { LenderLookup } from '../fields/fields';
import type { LeadValues } from '../fields/leadFields';

export interface FilledForm {
  readonly role: LeadRole;
  readonly values: LeadValues;
  readonly lookup: LenderLookup;
  readonly partnerId: string;
  readonly utmParams: UtmParams | undefined;
}

/** The payload of a checked form (ENT-24, OPN-64). */
export function buildLead({
  role,
  values: { name, nmlsId, companyName, emailAddress, phoneNumber },
  lookup,
  partnerId,
  utmParams,
}: FilledForm): LeadPayload {
  const { firstName, lastName } =
    (role === 'LoanOfficer' && findListed(lookup, name)) || splitName(name);
  return toLeadPayload(
    { role, firstName, lastName, nmlsId, companyName, emailAddress, phoneNumber },
    partnerId,
    utmParams,
  );
}

/** FRM-13: a loan officer's name is one of the directory's, which knows its parts. */
const findListed = (lookup: LenderLookup, name: string) =>
  lookup.status === 'set' ? findIndividualName(lookup.lender, name) : undefined;
