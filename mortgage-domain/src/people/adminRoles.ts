/** Roles of staff, and what each may do on the reference server. Source: ENM-17, PRM-13, OPN-48. */
import { permissions, type Permission } from './permissions';

/** @example adminRoles.length // 12 */
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

export const rolePermissions: Readonly<
  Record<AdminRole, readonly Permission[]>
> = {
  RoleAdmin: ['ViewRoleAssignments', 'EditRoleAssignments'],
  SiteAdmin: [
    'ViewSiteConfiguration',
    'EditSiteConfiguration',
    'ViewRoleAssignments',
  ],
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
  /** The mark lets bundlers drop the unused table. */
  ViewOnlyAdmin: /* @__PURE__ */ permissions.filter(
    (permission) =>
      permission.startsWith('View') && permission !== 'ViewUnencodedIds',
  ),
};
