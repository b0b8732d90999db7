import { adminRoles, rolePermissions } from './adminRoles';
import { permissions } from './permissions';

it('PRM-13 ENM-17 ENM-18: the names, exactly', () => {
  expect(adminRoles.join(' ')).toBe(
    'RoleAdmin SiteAdmin DevAdmin BusinessAdmin FinanceAdmin CustomerSupport SalesAdmin AccountExecutive BusinessConsultant ContentAdmin BuyerSuccess ViewOnlyAdmin',
  );
  expect(permissions.join(' ')).toBe(
    [
      'AdjustLenderBalances ChargeLenderCards DebugLenderDirectory DebugLenderIssues DeleteLenderDefaultCards DeleteLenderCards EditBusinessConfiguration EditCMSContent EditLenderCampaigns EditLenderCards',
      'EditLenderConfigurations EditLenderContactNotifications EditLenderProfiles EditLongFormSubscriptionContracts EditRoleAssignments EditSiteConfiguration EnableLenderCampaigns ModerateLenderReviews StealLenderNMLSAssociations',
      'SwitchLenderActiveLedger ViewBusinessConfiguration ViewCMSContent ViewFullLenderReviews ViewLenderActivity ViewLenderConfigurations ViewLenderReviewModeration ViewRoleAssignments ViewSiteConfiguration ViewUnencodedIds VoidLongFormSubscriptionContracts',
    ].join(' '),
  );
});

it.each([
  ['RoleAdmin', 'ViewRoleAssignments EditRoleAssignments'],
  [
    'SiteAdmin',
    'ViewSiteConfiguration EditSiteConfiguration ViewRoleAssignments',
  ],
  [
    'DevAdmin',
    'DebugLenderDirectory DebugLenderIssues ViewSiteConfiguration ViewLenderConfigurations ViewUnencodedIds',
  ],
  [
    'BusinessAdmin',
    'ViewBusinessConfiguration EditBusinessConfiguration ViewLenderConfigurations EditLenderConfigurations EditLongFormSubscriptionContracts VoidLongFormSubscriptionContracts',
  ],
  [
    'FinanceAdmin',
    'AdjustLenderBalances ChargeLenderCards EditLenderCards DeleteLenderCards DeleteLenderDefaultCards SwitchLenderActiveLedger ViewLenderActivity',
  ],
  [
    'CustomerSupport',
    'EditLenderProfiles EditLenderContactNotifications StealLenderNMLSAssociations ViewLenderActivity ViewLenderConfigurations ViewFullLenderReviews ViewLenderReviewModeration ModerateLenderReviews ViewUnencodedIds',
  ],
  [
    'SalesAdmin',
    'EditLenderCampaigns EnableLenderCampaigns ViewLenderActivity ViewLenderConfigurations',
  ],
  ['AccountExecutive', 'ViewLenderActivity EditLenderCampaigns'],
  ['BusinessConsultant', 'ViewLenderActivity ViewBusinessConfiguration'],
  ['ContentAdmin', 'ViewCMSContent EditCMSContent'],
  ['BuyerSuccess', 'ViewLenderActivity ViewFullLenderReviews'],
  [
    'ViewOnlyAdmin',
    'ViewBusinessConfiguration ViewCMSContent ViewFullLenderReviews ViewLenderActivity ViewLenderConfigurations ViewLenderReviewModeration ViewRoleAssignments ViewSiteConfiguration',
  ],
] as const)('PRM-13: %s may %s (OPN-48)', (role, names) => {
  expect(rolePermissions[role].join(' ')).toBe(names);
});
