/** What a mortgage professional sends us. Source: specification 3, 5; ledger ENT-24, ENT-25, FRM-26, OPN-64, OPN-75, OPN-77. */
import * as v from 'valibot';
import { leadRoles, type LeadRole } from './leadRole';
import { capitalize } from '../fields/text';

export const utmParams = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_campaign',
  'utm_content',
] as const;
export type UtmParams = Partial<Record<(typeof utmParams)[number], string>>;

export interface LeadPayload {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly role: LeadRole;
  readonly partnerId: string;
  /** Loan officers only (FRM-26). */
  readonly nmlsId?: string;
  readonly companyName?: string;
  readonly utmParams?: UtmParams;
}

/** Limits of the shape count UTF-16 units and are wide; the rules, which count what people see, are `validateLead`. The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const utmMaxLength = 255;
export const leadPayloadSchema = v.strictObject({
  firstName: text(200),
  lastName: text(200),
  emailAddress: text(255),
  phoneNumber: text(64),
  role: v.picklist(leadRoles),
  partnerId: text(100),
  nmlsId: v.optional(text(12)),
  companyName: v.optional(text(200)),
  utmParams: v.optional(
    v.strictObject(v.entriesFromList(utmParams, v.optional(text(utmMaxLength)))),
  ),
});

/** Nobody fills the form in less time: the page waits until then before it sends, the server asks what comes sooner for a person (S09). */
export const leadLeastFillMs = 2000;

/** The action's name: one PascalCase word of the product (OPN-77), e.g. `contactMaplehearthAboutMortgageAdvertising`. */
export const leadAction = (productName: string): string =>
  `contact${productName
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(capitalize)
    .join('')}AboutMortgageAdvertising`;

/** OPN-75: the names that are present in the page's query; undefined when none is. */
export function parseUtmParams(search: string): UtmParams | undefined {
  const query = new URLSearchParams(search);
  const found = utmParams.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, utmMaxLength)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

export interface LeadInputs {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly role: LeadRole;
  readonly nmlsId: string;
  readonly companyName: string;
}

/** The payload of what was typed: empty optional values are left out, the NMLS ID is a loan officer's only (FRM-26). */
export function toLeadPayload(
  { role, nmlsId, companyName, ...inputs }: LeadInputs,
  partnerId: string,
  utm: UtmParams | undefined,
): LeadPayload {
  const company = companyName.trim();
  return {
    firstName: inputs.firstName.trim(),
    lastName: inputs.lastName.trim(),
    emailAddress: inputs.emailAddress.trim(),
    phoneNumber: inputs.phoneNumber.trim(),
    role,
    partnerId,
    ...(role === 'LoanOfficer' ? { nmlsId } : {}),
    ...(company ? { companyName: company } : {}),
    ...(utm ? { utmParams: utm } : {}),
  };
}
