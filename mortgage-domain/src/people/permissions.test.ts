import fc from 'fast-check';
import {
  adminRoles,
  hasPermissions,
  pagePermissions,
  permissions,
  rolePermissions,
} from './permissions';

it('PRM-10: passes only with all requested permissions', () => {
  expect(hasPermissions({ permissions: ['A', 'B'] }, ['A', 'B'])).toBe(true);
  expect(hasPermissions({ permissions: ['A'] }, ['A', 'B'])).toBe(false);
  expect(hasPermissions(undefined, ['A'])).toBe(false);
});

it('PRM-10: all of them, none needs none, and names of prototypes are no permissions', () => {
  expect(hasPermissions({ permissions: [] }, [])).toBe(true);
  expect(hasPermissions(undefined, [])).toBe(true);
  expect(hasPermissions({ permissions: ['ViewCMSContent'] }, ['toString'])).toBe(false);
  fc.assert(
    fc.property(fc.subarray([...permissions]), fc.subarray([...permissions]), (held, required) => {
      expect(hasPermissions({ permissions: held }, required)).toBe(
        required.filter((name) => !held.includes(name)).length === 0,
      );
    }),
  );
});

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
  ['SiteAdmin', 'ViewSiteConfiguration EditSiteConfiguration ViewRoleAssignments'],
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

it('PRM-11 PRM-13: what pages ask for is held by somebody (OPN-49)', () => {
  expect(pagePermissions).toMatchObject({
    reviewModeration: ['ViewLenderReviewModeration'],
    reviewModerationAction: ['ModerateLenderReviews'],
    foreignLenderProfileEdit: ['EditLenderProfiles'],
  });
  for (const required of Object.values(pagePermissions))
    expect(
      adminRoles.some((role) => hasPermissions({ permissions: rolePermissions[role] }, required)),
    ).toBe(true);
  expect(
    adminRoles.filter((role) =>
      hasPermissions(
        { permissions: rolePermissions[role] },
        pagePermissions.reviewModerationAction,
      ),
    ),
  ).toEqual(['CustomerSupport']);
});

it('PRM-13: view-only staff may view everything but unencoded ids (OPN-48)', () => {
  expect(rolePermissions.ViewOnlyAdmin).toEqual(
    permissions.filter((name) => /^View(?!Unencoded)/.test(name)),
  );
});
