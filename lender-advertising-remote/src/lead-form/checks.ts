/** The checks of the fields that ask the server. Each gives the message to show, or undefined. Source: FRM-14..21, NML-1, NML-2. */
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import {
  validateEmail,
  validateNmlsId,
  validateNmlsType,
  validateParsedPhone,
  validatePhone,
} from 'mortgage-domain/leads/leadValidation';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import { parsePhoneDigits } from 'mortgage-domain/fields/phone';
import { createLookupCache, type Api, type ApiResult } from 'session-shared/session';
import { fetchNmlsLender, fetchParsedEmail, fetchParsedPhone } from './api';

const isLost = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error === 'ConnectionFailure';

/** Lookups are cached by kind and key for as long as the form lives (LAP-28, OPN-107). */
export function createLeadChecks(api: Api) {
  const cached = createLookupCache();
  return {
    async email(text: string): Promise<string | undefined> {
      const email = text.trim();
      const message = validateEmail(email);
      if (message) return message;
      const result = await cached('email', email, () => fetchParsedEmail(api, email));
      if (isLost(result)) return leadMessages.connection;
      return result.ok ? undefined : leadMessages.email;
    },

    async phone(text: string): Promise<string | undefined> {
      const message = validatePhone(text);
      if (message) return message;
      const result = await cached('phone', parsePhoneDigits(text), () =>
        fetchParsedPhone(api, text.trim()),
      );
      if (isLost(result)) return leadMessages.connection;
      return result.ok ? validateParsedPhone(result.value) : leadMessages.phone;
    },

    async nmlsId(
      nmlsId: string,
    ): Promise<{ readonly lender: NmlsLender } | { readonly message: string }> {
      const message = validateNmlsId(nmlsId);
      if (message) return { message };
      const result = await cached('nmlsLender', nmlsId, () => fetchNmlsLender(api, nmlsId));
      if (!result.ok) return { message: leadMessages.nmlsIdUnknown };
      const notIndividual = validateNmlsType(result.value.nmlsType);
      return notIndividual ? { message: notIndividual } : { lender: result.value };
    },
  };
}
export type LeadChecks = ReturnType<typeof createLeadChecks>;
