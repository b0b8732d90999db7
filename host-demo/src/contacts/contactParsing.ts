/** Email addresses and phone numbers, parsed by maintained libraries. Source: ledger CAL-10, CAL-11, FRM-16, FRM-19, OPN-73. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPhone } from 'mortgage-domain/fields/phone';
import { emailAddressRequest, phoneNumberRequest } from 'mortgage-domain/host/hostRequests';
import { leadLimits } from 'mortgage-domain/leads/leadLimits';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import validator from 'validator';
import { defineAction } from '../actions/action';
import { failure } from '../actions/answers';

export const parseEmailAddress = defineAction({
  schema: emailAddressRequest,
  run: async ({ input: { emailAddress } }) =>
    isDeliverableEmail(emailAddress)
      ? { body: { emailAddress: emailAddress.trim() } }
      : failure('InvalidEmailAddress', {
          field: 'emailAddress',
          message: leadMessages.email,
        }),
});

/** Our own rule first: no library is asked about a text that is too long. */
export const isDeliverableEmail = (email: string): boolean =>
  isEmailAddress(email.trim()) && validator.isEmail(email.trim());

export const parsePhoneNumber = defineAction({
  schema: phoneNumberRequest,
  async run({ input: { phoneNumber } }) {
    const parsed = parseAmericanPhone(phoneNumber);
    return parsed
      ? { body: parsed }
      : failure('InvalidPhoneNumber', {
          field: 'phoneNumber',
          message: leadMessages.phone,
        });
  },
});

/** A number of the North American plan, which the product's phone entity can hold (ENT-10); undefined for any other. */
export function parseAmericanPhone(text: string) {
  const isTooLong = text.length > leadLimits.phoneNumber;
  const parsed = isTooLong ? undefined : parsePhoneNumberFromString(text, 'US');
  if (!parsed?.isValid() || parsed.countryCallingCode !== '1') return undefined;
  const digits = parsed.nationalNumber;
  const phone = {
    areaCode: digits.slice(0, 3),
    prefix: digits.slice(3, 6),
    number: digits.slice(6),
    ...(parsed.ext ? { extension: parsed.ext } : {}),
  };
  return isPhone(phone)
    ? { isEasilyRecognizableCode: isEasilyRecognizable(digits), phoneNumber: phone }
    : undefined;
}

/** Numbers nobody answers: 555-01xx of fiction, one digit over and over, a run of digits. */
const isEasilyRecognizable = (digits: string): boolean =>
  /^\d{3}55501\d\d$/.test(digits) ||
  /(\d)\1{6}$/.test(digits) ||
  ['1234567', '2345678', '7654321', '8765432'].includes(digits.slice(3));
