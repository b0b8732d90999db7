/** A lead by the rules of the form. Source: FRM-25..27, NML-1, OPN-67, OPN-76; threat S22. */
import { isName } from '../fields/names';
import { formatIndividualName } from '../lenders/individualName';
import type { NmlsLender } from '../lenders/nmlsLender';
import { toCompanyOptions, toNameOptions } from '../lenders/nmlsOptions';
import type { LeadMessage } from './leadMessage';
import type { LeadPayload } from './leadPayload';
import {
  validateCompanyName,
  validateEmail,
  validateLender,
  validateName,
  validateNmlsId,
  validatePhone,
  validateRole,
} from './leadValidation';

export interface InvalidLeadField {
  readonly field: keyof LeadPayload;
  readonly message: LeadMessage;
}
type Findings = readonly (readonly [
  keyof LeadPayload,
  LeadMessage | undefined,
])[];

/**
 * The whole payload, as the server checks it; gives the first field that breaks a rule.
 * @param lender the directory's record of a loan officer's NMLS ID, if it has one
 */
export function validateLead(
  lead: LeadPayload,
  lender: NmlsLender | undefined,
): InvalidLeadField | undefined {
  return findInvalidFields(lead, lender)[0];
}

/** All fields that break a rule, in the order of the form; a name has one entry for each of its parts. */
export function findInvalidFields(
  lead: LeadPayload,
  lender: NmlsLender | undefined,
): readonly InvalidLeadField[] {
  const findings: Findings = [
    ['role', validateRole(lead.role)],
    ...(lead.role === 'LoanOfficer'
      ? checkOfficer(lead, lender)
      : checkOthers(lead)),
    ['emailAddress', validateEmail(lead.emailAddress)],
    ['phoneNumber', validatePhone(lead.phoneNumber)],
  ];
  return findings.flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** OPN-67: an individual of the directory, with one of its names and companies. */
function checkOfficer(
  lead: LeadPayload,
  lender: NmlsLender | undefined,
): Findings {
  const { role, firstName, lastName, nmlsId = '', companyName } = lead;
  const lenderMessage = validateNmlsId(nmlsId) ?? validateLender(lender);
  if (lenderMessage !== undefined || !lender) {
    return [['nmlsId', lenderMessage]];
  }
  const chosen = lender.individualNameOptions.find(
    (option) =>
      option.firstName.trim() === firstName.trim() &&
      option.lastName.trim() === lastName.trim(),
  );
  return [
    [
      'firstName',
      chosen
        ? validateName(
            role,
            formatIndividualName(chosen),
            toNameOptions(lender),
          )
        : 'nameFromList',
    ],
    [
      'companyName',
      validateCompanyName(role, companyName, toCompanyOptions(lender)),
    ],
  ];
}

/** Other roles send no NMLS ID (FRM-26). */
const checkOthers = ({
  role,
  firstName,
  lastName,
  nmlsId,
  companyName,
}: LeadPayload): Findings => [
  ['firstName', isName(firstName) ? undefined : 'name'],
  [
    'lastName',
    isName(lastName)
      ? validateName(role, formatIndividualName({ firstName, lastName }))
      : 'name',
  ],
  ['nmlsId', nmlsId === undefined ? undefined : 'nmlsIdInvalid'],
  ['companyName', validateCompanyName(role, companyName)],
];
