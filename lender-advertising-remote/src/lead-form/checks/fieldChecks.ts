/** The check of each field: the shared rule first, then the server. @source FRM-12..22, NML-1, NML-2 */
import { isLeadRole, type LeadRole } from 'mortgage-domain/leads/leadRole';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import {
  validateCompanyName,
  validateEmail,
  validateLender,
  validateName,
  validateNmlsId,
  validateParsedPhone,
  validatePhone,
  validateRole,
} from 'mortgage-domain/leads/leadValidation';
import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { ApiResult } from 'session-shared/session';
import type { Lookups } from '../../lookups/lookups';
import type { LeadValues } from '../fields/leadFields';

export interface CheckedForm {
  readonly values: LeadValues;
  readonly names: readonly string[];
  readonly companies: readonly string[];
}
type Message = LeadMessage | undefined;
type FoundLender =
  | { readonly lender: NmlsLender }
  | { readonly message: LeadMessage };
export type FieldChecks = ReturnType<typeof createFieldChecks>;

export function createFieldChecks(lookups: Lookups) {
  return {
    role: async ({ values }: CheckedForm): Promise<Message> =>
      validateRole(values.role),

    nmlsId: async ({ values }: CheckedForm): Promise<FoundLender> => {
      const nmlsId = values.nmlsId.trim();
      const typedMessage = validateNmlsId(nmlsId);
      if (typedMessage) {
        return { message: typedMessage };
      }
      const result = await lookups.nmlsLender(nmlsId);
      if (!result.ok) {
        return { message: 'nmlsIdUnknown' };
      }
      const message = validateLender(result.value);
      return message ? { message } : { lender: result.value };
    },

    name: async ({ values, names }: CheckedForm): Promise<Message> =>
      validateName(roleOf(values), values.name, names),

    companyName: async ({ values, companies }: CheckedForm): Promise<Message> =>
      validateCompanyName(roleOf(values), values.companyName, companies),

    emailAddress: async ({ values }: CheckedForm): Promise<Message> => {
      const email = values.emailAddress.trim();
      const message = validateEmail(email);
      if (message) {
        return message;
      }
      return explain(await lookups.email(email), 'email');
    },

    phoneNumber: async ({ values }: CheckedForm): Promise<Message> => {
      const phone = values.phoneNumber.trim();
      const message = validatePhone(phone);
      if (message) {
        return message;
      }
      const result = await lookups.phone(phone);
      if (result.ok) {
        return validateParsedPhone(result.value);
      }
      return explain(result, 'phone');
    },

    forget: lookups.forget,
  };
}

/** Without a role, name and company are free texts. */
const roleOf = ({ role }: LeadValues): LeadRole =>
  isLeadRole(role) ? role : 'BranchManager';

/** A call that was answered without a verdict, such as by a firewall, says nothing of the text: the server checks the lead (OPN-107). */
function explain(result: ApiResult<unknown>, refused: LeadMessage): Message {
  if (result.ok || result.error === 'UnexpectedError') {
    return undefined;
  }
  return result.error === 'ConnectionFailure' ? 'connection' : refused;
}
