/** The lead form's rules, for page and server; each returns a message's name or undefined. @source FRM-12..22, NML-1, NML-2, OPN-64, OPN-65, OPN-69..73 */
import { isEmailAddress } from '../fields/email';
import { isFirstAndLastName, isName } from '../fields/names';
import type { ParsedPhone } from '../fields/parsedPhone';
import { parsePhone } from '../fields/phone';
import { isNmlsId, isNmlsIdText } from '../lenders/nmlsId';
import type { NmlsLender } from '../lenders/nmlsLender';
import { toNameOptions } from '../lenders/nmlsOptions';
import type { LeadMessage } from './leadMessage';
import { isLeadRole, selectPlaceholder, type LeadRole } from './leadRole';

type Message = LeadMessage | undefined;

export const validateRole = (role: string): Message =>
  isLeadRole(role) ? undefined : 'role';

/** FRM-12, FRM-13: a loan officer picks a name of the directory's list. */
export function validateName(
  role: LeadRole,
  name: string,
  options: readonly string[] = [],
): Message {
  const isOfficer = role === 'LoanOfficer';
  if (isOfficer && !options.includes(name)) {
    return 'nameFromList';
  }
  const isValid = isOfficer ? isName(name) : isFirstAndLastName(name);
  return isValid ? undefined : 'name';
}

/** FRM-14, OPN-71: an ID beyond the directory's limit is unknown. */
export function validateNmlsId(nmlsId: string): Message {
  if (!isNmlsIdText(nmlsId)) {
    return 'nmlsIdNotNumeric';
  }
  return isNmlsId(Number(nmlsId)) ? undefined : 'nmlsIdUnknown';
}

/** NML-1, NML-2, OPN-65: a record without a name counts as unknown. */
export function validateLender(lender: NmlsLender | undefined): Message {
  if (lender && lender.nmlsType !== 'Individual') {
    return 'nmlsIdNotIndividual';
  }
  return lender && toNameOptions(lender).length > 0
    ? undefined
    : 'nmlsIdUnknown';
}

/** FRM-15, OPN-69: a loan officer picks a listed company, or none if none is listed. */
export function validateCompanyName(
  role: LeadRole,
  companyName = '',
  options: readonly string[] = [],
): Message {
  if (role === 'LoanOfficer') {
    const isListed =
      options.length > 0 ? options.includes(companyName) : companyName === '';
    return isListed ? undefined : 'companyFromList';
  }
  const typed = companyName.trim();
  const isValid =
    typed === '' || (isName(typed) && typed !== selectPlaceholder);
  return isValid ? undefined : 'companyName';
}

/** FRM-16, before the server's check. */
export const validateEmail = (email: string): Message =>
  isEmailAddress(email.trim()) ? undefined : 'email';

/** FRM-18, FRM-20, before the server's check; the lead form takes no extension (OPN-73). */
export function validatePhone(text: string): Message {
  const phone = parsePhone(text);
  if (!phone) {
    return 'phone';
  }
  return phone.extension === undefined ? undefined : 'phoneExtension';
}

/** FRM-19, FRM-20, OPN-73: after the server's check. */
export function validateParsedPhone(parsed: ParsedPhone): Message {
  if (parsed.isEasilyRecognizableCode) {
    return 'phone';
  }
  return parsed.hasExtension ? 'phoneExtension' : undefined;
}
