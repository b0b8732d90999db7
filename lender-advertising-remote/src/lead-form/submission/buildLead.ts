import { splitName } from 'mortgage-domain/fields/names';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import {
  toLeadPayload,
  type LeadPayload,
} from 'mortgage-domain/leads/leadPayload';
import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { LeadRole } from 'mortgage-domain/leads/leadRole';
import { findIndividualName } from 'mortgage-domain/lenders/nmlsOptions';
import type { RejectedField } from '../checks/checkSaga';
import type { LenderLookup } from '../fields/fields';
import type { LeadField, LeadValues } from '../fields/leadFields';

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
  // FRM-13: a loan officer's name is one of the directory's, which has its parts.
  const listed =
    role === 'LoanOfficer' &&
    lookup.status === 'set' &&
    findIndividualName(lookup.lender, name);
  const { firstName, lastName } = listed || splitName(name);
  return toLeadPayload(
    {
      role,
      firstName,
      lastName,
      nmlsId,
      companyName,
      emailAddress,
      phoneNumber,
    },
    partnerId,
    utmParams,
  );
}

const nameRefusal: RejectedField = { field: 'name', message: 'name' };

/** By the names of the payload. A field's own check may have a more exact message. */
const refusals: Readonly<Record<string, RejectedField>> = {
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
export function toRefusals(
  names: readonly string[],
  role: LeadRole,
): readonly RejectedField[] {
  const found = names.flatMap((name) => refusals[name] ?? []);
  if (role !== 'LoanOfficer') {
    return found;
  }
  return found.map(({ field, message }) => ({
    field,
    message: officerRefusals[field] ?? message,
  }));
}
