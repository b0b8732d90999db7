/** Permissions that pages need, for server and gates. Source: PRM-10, PRM-11, PRM-13, OPN-49. */
import { hasPermissions, type Permission } from './permissions';
import { isLender, type User } from './user';

export interface Visitor extends Pick<User, 'profileTypes'> {
  readonly permissions: readonly string[];
}

export type AuthorizerName = 'lender' | 'staff';

export const authorizers: Readonly<
  Record<AuthorizerName, (visitor: Visitor) => boolean>
> = {
  lender: isLender,
  /** Every admin role brings a permission, and nothing else does (OPN-48). */
  staff: ({ permissions }) => permissions.length > 0,
};

export type PageRule = readonly Permission[] | AuthorizerName;

/** The lender-advertising page needs none. */
export const pagePermissions = {
  adminTools: 'staff',
  /** Homes, their facts and their photos are content. */
  propertyTools: ['ViewCMSContent'],
  accountTools: ['ViewRoleAssignments'],
  abTests: ['ViewSiteConfiguration'],
  userFinder: ['ViewUnencodedIds'],
  /** Staff who may edit a lender's answers may also impersonate visitors. */
  impersonation: ['EditLenderProfiles'],
  leads: ['ViewLenderActivity'],
  /** Sending undelivered leads again. */
  leadsAction: ['ViewLenderActivity', 'EditLenderContactNotifications'],
  reviewModeration: ['ViewLenderReviewModeration'],
  reviewModerationAction: ['ModerateLenderReviews'],
  ownLenderProfileEdit: 'lender',
  foreignLenderProfileEdit: ['EditLenderProfiles'],
  ownLenderHub: 'lender',
  foreignLenderHub: ['ViewUnencodedIds'],
} as const satisfies Record<string, PageRule>;

/** A signed-out visitor has no access. */
export function isAdmitted(
  rule: PageRule,
  visitor: Visitor | undefined,
): boolean {
  if (!visitor) {
    return false;
  }
  return typeof rule === 'string'
    ? authorizers[rule](visitor)
    : hasPermissions(visitor, rule);
}
