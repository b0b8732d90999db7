/** What is asked of each field: our own rule first, then the server's word. Source: FRM-12..22, NML-1, NML-2. */
import { parsePhoneDigits } from 'mortgage-domain/fields/phone';
import { isLeadRole } from 'mortgage-domain/leads/leadRole';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import {
  validateCompanyName,
  validateEmail,
  validateListedName,
  validateName,
  validateNmlsId,
  validateNmlsType,
  validateParsedPhone,
  validatePhone,
  validateRole,
} from 'mortgage-domain/leads/leadValidation';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import { createLookupCache, type Api, type ApiResult } from 'session-shared/session';
import { fetchNmlsLender, fetchParsedEmail, fetchParsedPhone } from '../api/leadApi';
import type { LeadField, LeadValues } from '../fields/leadFields';

/** What a check sees of the form: what was entered, and the choices of a loan officer. */
export interface CheckedForm {
  readonly values: LeadValues;
  readonly names: readonly string[];
  readonly companies: readonly string[];
}
/** The message to show, or undefined. */
type Message = string | undefined;
type FieldCheck = (form: CheckedForm) => Promise<Message>;

export interface FieldChecks extends Readonly<Record<Exclude<LeadField, 'nmlsId'>, FieldCheck>> {
  readonly nmlsId: (
    form: CheckedForm,
  ) => Promise<{ readonly lender: NmlsLender } | { readonly message: string }>;
}

/** Lookups are cached by kind and key for as long as the form lives (LAP-28, OPN-107). */
export function createFieldChecks(api: Api): FieldChecks {
  const cached = createLookupCache();
  return {
    role: async ({ values }) => validateRole(values.role),

    async nmlsId({ values }) {
      const nmlsId = values.nmlsId.trim();
      const message = validateNmlsId(nmlsId);
      if (message) return { message };
      const result = await cached('nmlsLender', nmlsId, () => fetchNmlsLender(api, nmlsId));
      if (!result.ok) return { message: leadMessages.nmlsIdUnknown };
      const typeMessage = validateNmlsType(result.value.nmlsType);
      return typeMessage ? { message: typeMessage } : { lender: result.value };
    },

    name: async ({ values: { role, name }, names }) =>
      role === 'LoanOfficer'
        ? validateListedName(name, names)
        : validateName(isLeadRole(role) ? role : 'BranchManager', name),

    companyName: async ({ values, companies }) =>
      validateCompanyName(values.companyName, companies),

    async emailAddress({ values }) {
      const email = values.emailAddress.trim();
      const message = validateEmail(email);
      if (message) return message;
      const result = await cached('email', email, () => fetchParsedEmail(api, email));
      if (result.ok) return undefined;
      return isLost(result) ? leadMessages.connection : leadMessages.email;
    },

    async phoneNumber({ values }) {
      const phone = values.phoneNumber.trim();
      const message = validatePhone(phone);
      if (message) return message;
      const result = await cached('phone', parsePhoneDigits(phone), () =>
        fetchParsedPhone(api, phone),
      );
      if (result.ok) return validateParsedPhone(result.value);
      return isLost(result) ? leadMessages.connection : leadMessages.phone;
    },
  };
}

const isLost = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error === 'ConnectionFailure';
