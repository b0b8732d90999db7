/** The types of customers. @source specification 3, 6; ledger ENT-1, OPN-62 */

/**
 * Profile types that the product knows; the network may send others, which are kept and ignored
 * (OPN-62).
 * @example profileTypes.includes('Lender') // true
 */
export const profileTypes = [
  'Agent',
  'Lender',
  'PropertyManager',
  'Landlord',
  'HomeImprovementPro',
] as const;
export type ProfileType = (typeof profileTypes)[number];
