/** What pages ask of their visitors. Source: specification 6; ledger PRM-11, PRM-13, OPN-49. */
import type { Permission } from './permissions';

/** All permissions of a page are needed; the lender-advertising page asks for none. */
export const pagePermissions = {
  reviewModeration: ['ViewLenderReviewModeration'],
  reviewModerationAction: ['ModerateLenderReviews'],
  foreignLenderProfileEdit: ['EditLenderProfiles'],
  leads: ['ViewLenderActivity'],
} as const satisfies Record<string, readonly Permission[]>;
