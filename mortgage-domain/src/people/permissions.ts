/** Admin roles, permissions and who holds what. Source: specification 6; ledger ENM-17, ENM-18, PRM-10, PRM-13, OPN-48, OPN-49. */

export const adminRoles = [
  'RoleAdmin',
  'SiteAdmin',
  'DevAdmin',
  'BusinessAdmin',
  'FinanceAdmin',
  'CustomerSupport',
  'SalesAdmin',
  'AccountExecutive',
  'BusinessConsultant',
  'ContentAdmin',
  'BuyerSuccess',
  'ViewOnlyAdmin',
] as const;
export type AdminRole = (typeof adminRoles)[number];

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

/** PRM-10: only a user who holds all of them passes; asking for none passes anybody. */
export const hasPermissions = (
  user: { readonly permissions: readonly string[] } | undefined,
  required: readonly string[],
): boolean => required.every((permission) => user?.permissions.includes(permission));

/** What each admin role may do on the reference server (OPN-48). */
export const rolePermissions: Readonly<Record<AdminRole, readonly Permission[]>> = {
  RoleAdmin: ['ViewRoleAssignments', 'EditRoleAssignments'],
  SiteAdmin: ['ViewSiteConfiguration', 'EditSiteConfiguration', 'ViewRoleAssignments'],
  DevAdmin: [
    'DebugLenderDirectory',
    'DebugLenderIssues',
    'ViewSiteConfiguration',
    'ViewLenderConfigurations',
    'ViewUnencodedIds',
  ],
  BusinessAdmin: [
    'ViewBusinessConfiguration',
    'EditBusinessConfiguration',
    'ViewLenderConfigurations',
    'EditLenderConfigurations',
    'EditLongFormSubscriptionContracts',
    'VoidLongFormSubscriptionContracts',
  ],
  FinanceAdmin: [
    'AdjustLenderBalances',
    'ChargeLenderCards',
    'EditLenderCards',
    'DeleteLenderCards',
    'DeleteLenderDefaultCards',
    'SwitchLenderActiveLedger',
    'ViewLenderActivity',
  ],
  CustomerSupport: [
    'EditLenderProfiles',
    'EditLenderContactNotifications',
    'StealLenderNMLSAssociations',
    'ViewLenderActivity',
    'ViewLenderConfigurations',
    'ViewFullLenderReviews',
    'ViewLenderReviewModeration',
    'ModerateLenderReviews',
    'ViewUnencodedIds',
  ],
  SalesAdmin: [
    'EditLenderCampaigns',
    'EnableLenderCampaigns',
    'ViewLenderActivity',
    'ViewLenderConfigurations',
  ],
  AccountExecutive: ['ViewLenderActivity', 'EditLenderCampaigns'],
  BusinessConsultant: ['ViewLenderActivity', 'ViewBusinessConfiguration'],
  ContentAdmin: ['ViewCMSContent', 'EditCMSContent'],
  BuyerSuccess: ['ViewLenderActivity', 'ViewFullLenderReviews'],
  ViewOnlyAdmin: /* @__PURE__ */ permissions.filter(
    (permission) => permission.startsWith('View') && permission !== 'ViewUnencodedIds',
  ),
};

/** Permissions that a page asks for (OPN-49); the lender-advertising page asks for none. */
export const pagePermissions = {
  reviewModeration: ['ViewLenderReviewModeration'],
  reviewModerationAction: ['ModerateLenderReviews'],
  foreignLenderProfileEdit: ['EditLenderProfiles'],
  leads: ['ViewLenderActivity'],
} as const satisfies Record<string, readonly Permission[]>;
