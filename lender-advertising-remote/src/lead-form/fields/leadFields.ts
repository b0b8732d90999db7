/** FRM-1, in the order in which they are asked. */
export const leadFields = [
  'role',
  'nmlsId',
  'name',
  'companyName',
  'emailAddress',
  'phoneNumber',
] as const;
export type LeadField = (typeof leadFields)[number];
export type LeadValues = Readonly<Record<LeadField, string>>;
export const emptyLead = Object.fromEntries(
  leadFields.map((field) => [field, '']),
) as LeadValues;

/** The entries of the visitor. `typed`: those that a record of the directory has replaced. */
export type LeadEntries = LeadValues & {
  readonly typed?: Pick<LeadValues, 'name' | 'companyName'>;
};
