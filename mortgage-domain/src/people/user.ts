/** Who a visitor is. Source: ledger ENT-1..3, PRM-12, OPN-23, OPN-24, OPN-51, OPN-98. */
import type { Permission } from './permissions';

/**
 * The network may send others, which are kept and ignored (OPN-62).
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

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly authenticated: boolean;
  readonly emailAddress: string;
  readonly logon: string;
  /** Derived: true exactly if the profile types include Lender (OPN-24). */
  readonly lender: boolean;
  readonly professional: boolean;
  readonly profileTypes: readonly string[];
  readonly permissions: readonly Permission[];
  readonly screenName?: string;
  /** A user with this id is a lender's (OPN-51). */
  readonly lenderId?: string;
  /** Encoded id for campaign links (OPN-14). */
  readonly encodedId?: string;
}

const userIdPrefix = 'X1-';

/** Adds the prefix where it is missing; an empty id stays empty (ENT-2, OPN-98). */
export const withUserIdPrefix = (id: string): string =>
  id === '' || id.startsWith(userIdPrefix) ? id : `${userIdPrefix}${id}`;

/** ENT-3: lender or consumer is the two-way split of the product's logic. */
export const isLender = (user: Pick<User, 'profileTypes'>): boolean =>
  user.profileTypes.includes('Lender' satisfies ProfileType);

/** ANA-1: the user's id in analytics. */
export const toAnalyticsIdentity = ({
  lenderId,
  screenName,
  id,
}: Pick<User, 'lenderId' | 'screenName' | 'id'>): string =>
  lenderId || screenName || id;
