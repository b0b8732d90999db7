/** What a mortgage professional sends us. Source: specification 3, 5; ledger ENT-24, ENT-25, ENM-16, ENM-21, FRM-26, OPN-64, OPN-75, OPN-77. */
import * as v from 'valibot';

export const leadRoles = ['LoanOfficer', 'BranchManager', 'MarketingDept', 'AdAgency'] as const;
export type LeadRole = (typeof leadRoles)[number];
export const leadRoleLabels: Readonly<Record<LeadRole, string>> = {
  LoanOfficer: 'I am a loan officer or mortgage broker',
  BranchManager: 'I am a sales manager or branch manager',
  MarketingDept: 'I work in the marketing department',
  AdAgency: 'I work for an ad agency',
};
/** ENM-16. */
export const selectPlaceholder = 'Select one';
export const isLeadRole = (value: unknown): value is LeadRole => leadRoles.some((role) => role === value);

export const utmParams = ['utm_source', 'utm_medium', 'utm_term', 'utm_campaign', 'utm_content'] as const;
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

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
/** The shape of a payload; the rules of its values are `validateLead` of leadValidation.ts. */
export const leadPayloadSchema = v.strictObject({
  firstName: text(100), lastName: text(100), emailAddress: text(255), phoneNumber: text(64),
  role: v.picklist(leadRoles), partnerId: text(100),
  nmlsId: v.optional(text(12)), companyName: v.optional(text(100)),
  utmParams: v.optional(v.strictObject(v.entriesFromList(utmParams, v.optional(text(255))))),
});

/** The action's name: one PascalCase word of the product (OPN-77), e.g. `contactMaplehearthAboutMortgageAdvertising`. */
export const leadAction = (productName: string): string =>
  `contact${productName.split(/[^\p{L}\p{N}]+/u).filter(Boolean).map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}AboutMortgageAdvertising`;

/** OPN-75: the names that are present in the page's query; undefined when none is. */
export function parseUtmParams(search: string): UtmParams | undefined {
  const query = new URLSearchParams(search);
  const found = utmParams.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, 255)] as const] : [];
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
export function toLeadPayload({ role, nmlsId, companyName, ...inputs }: LeadInputs, partnerId: string, utmParams: UtmParams | undefined): LeadPayload {
  const company = companyName.trim();
  return {
    firstName: inputs.firstName.trim(), lastName: inputs.lastName.trim(),
    emailAddress: inputs.emailAddress.trim(), phoneNumber: inputs.phoneNumber.trim(), role, partnerId,
    ...(role === 'LoanOfficer' ? { nmlsId } : {}),
    ...(company ? { companyName: company } : {}),
    ...(utmParams ? { utmParams } : {}),
  };
}
