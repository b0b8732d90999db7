/** Email addresses and phone numbers, parsed by maintained libraries. Source: ledger CAL-10, CAL-11, FRM-19. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmailAddress } from 'mortgage-domain/email';
import validator from 'validator';
import type { ActionAnswer, ActionCall } from './actionRoutes';

const longestInput = 320;

export async function parseEmailAddress({ input: { emailAddress } }: ActionCall): Promise<ActionAnswer> {
  return { body: isDeliverableEmail(emailAddress) ? { emailAddress: String(emailAddress).trim() } : { error: 'InvalidEmailAddress' } };
}

export const isDeliverableEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= longestInput && isEmailAddress(value.trim()) && validator.isEmail(value.trim());

export async function parsePhoneNumber({ input: { phoneNumber } }: ActionCall): Promise<ActionAnswer> {
  const parsed = typeof phoneNumber === 'string' && phoneNumber.length <= longestInput ? parsePhoneNumberFromString(phoneNumber, 'US') : undefined;
  if (!parsed?.isValid()) return { body: { error: 'InvalidPhoneNumber' } };
  const national = parsed.nationalNumber;
  return { body: {
    isEasilyRecognizableCode: isEasilyRecognizable(national),
    phoneNumber: { areaCode: national.slice(0, 3), prefix: national.slice(3, 6), number: national.slice(6), ...(parsed.ext ? { extension: parsed.ext } : {}) },
  } };
}

/** Numbers nobody answers: 555-01xx of fiction, one digit over and over, a run of digits. */
const isEasilyRecognizable = (digits: string): boolean =>
  /^\d{3}55501\d\d$/.test(digits) || /(\d)\1{6}$/.test(digits) || ['1234567', '7654321'].includes(digits.slice(3));
