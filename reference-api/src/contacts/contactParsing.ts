/** Email addresses and phone numbers, parsed by maintained libraries. Source: ledger CAL-10, CAL-11, FRM-16, FRM-19, OPN-73, OPN-112, OPN-114. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmailAddress, toMailAddress } from 'mortgage-domain/fields/email';
import { parsePhone } from 'mortgage-domain/fields/phone';
import {
  emailAddressRequest,
  phoneNumberRequest,
} from 'mortgage-domain/host/hostRequests';
import validator from 'validator';
import { defineAction, failure } from '../actions/action';

export const parseEmailAddress = defineAction({
  schema: emailAddressRequest,
  run: async ({ input: { emailAddress } }) =>
    isDeliverableEmail(emailAddress)
      ? { body: { emailAddress: toMailAddress(emailAddress.trim()) } }
      : failure('InvalidEmailAddress', {
          field: 'emailAddress',
          message: 'Mail cannot be delivered to this address.',
        }),
});

/** Our own rule first: no library is asked about a text that is too long. */
export const isDeliverableEmail = (email: string): boolean =>
  isEmailAddress(email.trim()) &&
  validator.isEmail(toMailAddress(email.trim()));

export const parsePhoneNumber = defineAction({
  schema: phoneNumberRequest,
  async run({ input: { phoneNumber } }) {
    const parsed = parseAmericanPhone(phoneNumber);
    return parsed
      ? { body: parsed }
      : failure('InvalidPhoneNumber', {
          field: 'phoneNumber',
          message: 'This is not a North American phone number.',
        });
  },
});

/** A North American number, as the phone entity holds it (ENT-10); undefined for any other. */
export function parseAmericanPhone(text: string) {
  const phone = parsePhone(text);
  const parsed =
    phone &&
    parsePhoneNumberFromString(
      `+1${phone.areaCode}${phone.prefix}${phone.number}`,
    );
  if (!phone || !parsed?.isValid()) {
    return undefined;
  }
  const isTollFree = parsed.getType() === 'TOLL_FREE';
  return {
    isEasilyRecognizableCode: isEasilyRecognizable(
      parsed.nationalNumber,
      isTollFree,
    ),
    phoneNumber: phone,
  };
}

/**
 * OPN-112: codes that the plan calls so, an area code with equal second and third digits, are a service's and no
 * person's; toll-free ones are what companies give. And numbers without an owner: 555-01xx of fiction, one digit over
 * and over, a run of digits.
 */
const isEasilyRecognizable = (digits: string, isTollFree: boolean): boolean =>
  (!isTollFree && /^\d(\d)\1/.test(digits)) ||
  /^\d{3}55501\d\d$/.test(digits) ||
  /(\d)\1{6}$/.test(digits) ||
  ['0123456789', '9876543210'].some((run) => run.includes(digits.slice(3)));
