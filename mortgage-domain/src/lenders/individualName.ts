/** The name of a person in the NMLS directory. Source: ledger ENT-6, OPN-65. */
export interface IndividualName {
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  readonly suffix?: string;
}

/** OPN-65: the non-empty parts, joined by blanks. */
export const formatIndividualName = ({
  firstName,
  middleName,
  lastName,
  suffix,
}: IndividualName): string =>
  [firstName, middleName, lastName, suffix]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(' ');
