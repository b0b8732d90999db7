/**
 * The rules of the lead form, for the page and for the server: each gives the specification's message, or undefined.
 * Source: specification 5; ledger FRM-12..22, NML-1, OPN-64, OPN-69..73.
 */
import { isEmailAddress } from '../fields/email';
import { isFirstAndLastName, isName } from '../fields/names';
import type { ParsedPhone } from '../fields/parsedPhone';
import { parsePhone } from '../fields/phone';
import { isNmlsId, isNmlsIdText } from '../lenders/nmlsId';
import { leadMessages } from './leadMessages';
import { isLeadRole, selectPlaceholder, type LeadRole } from './leadRole';

type Message = string | undefined;

/** FRM-22. */
export const validateRole = (role: string): Message =>
  isLeadRole(role) ? undefined : leadMessages.role;

/** FRM-12: a loan officer needs a valid name, other roles a valid first and last name. */
export function validateName(role: LeadRole, name: string): Message {
  const isValid = role === 'LoanOfficer' ? isName(name) : isFirstAndLastName(name);
  return isValid ? undefined : leadMessages.name;
}

/** FRM-13: a loan officer's name is one of the list. */
export const validateListedName = (name: string, options: readonly string[]): Message =>
  options.includes(name) ? undefined : leadMessages.nameFromList;

/** FRM-14: digits, at most 12 of them. What is beyond the directory's limit is an unknown ID (OPN-71). */
export function validateNmlsId(nmlsId: string): Message {
  if (!isNmlsIdText(nmlsId)) return leadMessages.nmlsIdNotNumeric;
  return isNmlsId(Number(nmlsId)) ? undefined : leadMessages.nmlsIdUnknown;
}

/** NML-1. */
export const validateNmlsType = (nmlsType: string): Message =>
  nmlsType === 'Individual' ? undefined : leadMessages.nmlsIdNotIndividual;

/** FRM-15, OPN-69: with options one must be chosen; free text may be empty. The placeholder is never a company. */
export function validateCompanyName(companyName: string, options: readonly string[] = []): Message {
  if (companyName.trim() === selectPlaceholder) return leadMessages.companyFromList;
  if (options.length > 0)
    return options.includes(companyName) ? undefined : leadMessages.companyFromList;
  return companyName.trim() === '' || isName(companyName) ? undefined : leadMessages.name;
}

/** FRM-16, before the server has its say. */
export const validateEmail = (email: string): Message =>
  isEmailAddress(email.trim()) ? undefined : leadMessages.email;

/** FRM-18, FRM-20, before the server has its say; the lead form takes no extension (OPN-73). */
export function validatePhone(text: string, { extensionAllowed = false } = {}): Message {
  const phone = parsePhone(text);
  if (!phone) return leadMessages.phone;
  return phone.extension !== undefined && !extensionAllowed
    ? leadMessages.phoneExtension
    : undefined;
}

/** FRM-19, FRM-20: what the server found in a number; the lead form takes neither fake-looking codes nor extensions (OPN-73). */
export function validateParsedPhone(
  parsed: ParsedPhone,
  { extensionAllowed = false, recognizableCodeAllowed = false } = {},
): Message {
  if (parsed.isEasilyRecognizableCode && !recognizableCodeAllowed) return leadMessages.phone;
  return parsed.hasExtension && !extensionAllowed ? leadMessages.phoneExtension : undefined;
}
