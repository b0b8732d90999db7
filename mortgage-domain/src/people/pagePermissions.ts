/**
 * What pages ask of their visitors, in one table: the server decides by it, and the gate on the page
 * is told by it. Source: specification 6; ledger PRM-10, PRM-11, PRM-13, OPN-49.
 */
import { authorizers, type AuthorizerName, type Visitor } from './authorizers';
import { hasPermissions, type Permission } from './permissions';

/** Permissions, all of which are needed, or the name of the authorizer that decides instead. */
export type PageRule = readonly Permission[] | AuthorizerName;

/** The lender-advertising page asks for nothing. */
export const pagePermissions = {
  adminTools: 'staff',
  /** Homes, their facts and their photos are content. */
  propertyTools: ['ViewCMSContent'],
  /** What each account may do. */
  accountTools: ['ViewRoleAssignments'],
  abTests: ['ViewSiteConfiguration'],
  /** Finds people by their ids. */
  userFinder: ['ViewUnencodedIds'],
  /** Staff who may edit a lender's answers may also impersonate visitors. */
  impersonation: ['EditLenderProfiles'],
  leads: ['ViewLenderActivity'],
  /** Sending leads again that could not be delivered. */
  leadsAction: ['ViewLenderActivity', 'EditLenderContactNotifications'],
  reviewModeration: ['ViewLenderReviewModeration'],
  reviewModerationAction: ['ModerateLenderReviews'],
  ownLenderProfileEdit: 'lender',
  foreignLenderProfileEdit: ['EditLenderProfiles'],
  /** The hub, and the reviews that were written of a lender. */
  ownLenderHub: 'lender',
  foreignLenderHub: ['ViewUnencodedIds'],
} as const satisfies Record<string, PageRule>;

/** A signed-out visitor has no access. */
export function isAdmitted(rule: PageRule, visitor: Visitor | undefined): boolean {
  if (!visitor) return false;
  return typeof rule === 'string' ? authorizers[rule](visitor) : hasPermissions(visitor, rule);
}
