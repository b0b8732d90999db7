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

/** Which field asks for a part of the payload: the server names what it refuses by the payload's words. */
export function fieldOfPayload(name: string): LeadField | undefined {
  if (name === 'firstName' || name === 'lastName') return 'name';
  return leadFields.find((field) => field === name);
}
