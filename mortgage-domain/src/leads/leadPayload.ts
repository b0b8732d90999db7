/** The lead of a mortgage professional. Source: specification 3, 5; ledger ENT-24, FRM-26. */
import * as v from 'valibot';
import { shownText } from '../wire/readAnswer';
import { leadRoles } from './leadRole';
import { toUtmParams, utmParams, type UtmParams } from './utmParams';

/** UTF-16 units; wider than the rules, which have messages. (OPN-104; S09). */
export const leadLimits = {
  name: 200,
  nmlsId: 64,
  companyName: 200,
  emailAddress: 320,
  phoneNumber: 64,
} as const;

/** The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** The shape alone; the rules, which count what people see, are `validateLead`. */
export const leadPayloadSchema = v.strictObject({
  firstName: text(leadLimits.name),
  lastName: text(leadLimits.name),
  emailAddress: text(leadLimits.emailAddress),
  phoneNumber: text(leadLimits.phoneNumber),
  role: v.picklist(leadRoles),
  partnerId: text(100),
  nmlsId: v.optional(text(leadLimits.nmlsId)),
  companyName: v.optional(shownText()),
  // A bad campaign must not lose the lead (OPN-76).
  utmParams: v.optional(
    v.fallback(
      v.pipe(
        v.object(
          v.entriesFromList(utmParams, v.optional(v.fallback(v.string(), ''))),
        ),
        v.transform((given) => toUtmParams((name) => given[name])),
      ),
      undefined,
    ),
  ),
});
export type LeadPayload = Readonly<v.InferOutput<typeof leadPayloadSchema>>;

export type LeadInputs = Required<Omit<LeadPayload, 'partnerId' | 'utmParams'>>;

/** Trims; omits empty optional values, and the NMLS ID unless it is a loan officer's (FRM-26). */
export function toLeadPayload(
  inputs: LeadInputs,
  partnerId: string,
  utm: UtmParams | undefined,
): LeadPayload {
  const { role } = inputs;
  const companyName = inputs.companyName.trim();
  return {
    firstName: inputs.firstName.trim(),
    lastName: inputs.lastName.trim(),
    emailAddress: inputs.emailAddress.trim(),
    phoneNumber: inputs.phoneNumber.trim(),
    role,
    partnerId,
    ...(role === 'LoanOfficer' ? { nmlsId: inputs.nmlsId.trim() } : {}),
    ...(companyName ? { companyName } : {}),
    ...(utm ? { utmParams: utm } : {}),
  };
}
