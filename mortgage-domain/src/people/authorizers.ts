/**
 * Rules about visitors that no permission speaks of, by the names that a page's tag gives.
 * Source: specification 6; ledger PRM-11, OPN-49.
 */
import { isLender, type User } from './user';

/** The data of a signed-in visitor that page and server share. */
export interface Visitor extends Pick<User, 'profileTypes'> {
  readonly permissions: readonly string[];
}

export type AuthorizerName = 'lender' | 'staff';

export const authorizers: Readonly<Record<AuthorizerName, (visitor: Visitor) => boolean>> = {
  lender: isLender,
  /** Every admin role brings a permission, and nothing else does (OPN-48). */
  staff: ({ permissions }) => permissions.length > 0,
};
