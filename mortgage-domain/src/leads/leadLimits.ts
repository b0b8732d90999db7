/**
 * How much a field of the lead form takes, in UTF-16 units: wide, so that what is too long is
 * answered by its rule and message, not cut off or refused without a word.
 * Source: ledger FRM-12..18, OPN-104; threat S09.
 */
export const leadLimits = {
  name: 200,
  nmlsId: 64,
  companyName: 200,
  emailAddress: 320,
  phoneNumber: 64,
} as const;
