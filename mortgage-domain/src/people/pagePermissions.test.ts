import { adminRoles, rolePermissions } from './adminRoles';
import { hasPermissions } from './permissions';
import { pagePermissions } from './pagePermissions';

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
