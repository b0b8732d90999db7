/** The permissions of staff, and the check for them. @source specification 6; ledger ENM-18, PRM-10 */

export const permissions = [
  'AdjustLenderBalances',
  'ChargeLenderCards',
  'DebugLenderDirectory',
  'DebugLenderIssues',
  'DeleteLenderDefaultCards',
  'DeleteLenderCards',
  'EditBusinessConfiguration',
  'EditCMSContent',
  'EditLenderCampaigns',
  'EditLenderCards',
  'EditLenderConfigurations',
  'EditLenderContactNotifications',
  'EditLenderProfiles',
  'EditLongFormSubscriptionContracts',
  'EditRoleAssignments',
  'EditSiteConfiguration',
  'EnableLenderCampaigns',
  'ModerateLenderReviews',
  'StealLenderNMLSAssociations',
  'SwitchLenderActiveLedger',
  'ViewBusinessConfiguration',
  'ViewCMSContent',
  'ViewFullLenderReviews',
  'ViewLenderActivity',
  'ViewLenderConfigurations',
  'ViewLenderReviewModeration',
  'ViewRoleAssignments',
  'ViewSiteConfiguration',
  'ViewUnencodedIds',
  'VoidLongFormSubscriptionContracts',
] as const;
export type Permission = (typeof permissions)[number];

/** PRM-10: only a user who holds all of them passes; an empty list passes everyone. */
export const hasPermissions = (
  user: { readonly permissions: readonly string[] } | undefined,
  required: readonly string[],
): boolean => {
  const held = new Set(user?.permissions);
  return required.every((permission) => held.has(permission));
};
