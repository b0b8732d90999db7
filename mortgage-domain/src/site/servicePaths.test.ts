import {
  accountSectionsPath,
  authServiceBases,
  buildUserNavigationPath,
  graphqlPath,
  pageFramePath,
  whoAmIPath,
} from './servicePaths';
import { defaultSiteConfig } from './siteConfig';

it('CAL-2 CAL-12 CAL-13 CAL-14 CAL-15 CAL-16: where the services are asked (OPN-27)', () => {
  expect([
    whoAmIPath,
    buildUserNavigationPath(defaultSiteConfig),
    graphqlPath,
    pageFramePath,
    accountSectionsPath,
  ]).toEqual([
    '/user/account/services/WhoAmI.htm',
    '/myaccount/api/v1/userNavigation',
    '/graphql',
    '/ajax/nav/PageFrame.htm',
    '/ajax/nav/UserNavAsync.htm',
  ]);
});

it('SEC-1: the two home-loan auth services', () => {
  expect(authServiceBases).toEqual(['/homeloans/mortgage/api/auth', '/homeloans/api/auth']);
});
