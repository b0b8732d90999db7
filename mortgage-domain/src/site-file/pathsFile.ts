/** Pages and services of the specification. Source: docs/sites.md; ledger LNK-4, OPN-33. */
import * as v from 'valibot';
import { usualPaths, type SitePathName } from '../site/sitePaths';
import { matching, optionalField } from './fields';

const path = matching(
  /^(\/(\w[\w.-]*|\{accountPrefix\}))+\/?$/,
  "it is no path. Write one on the page's own host without a query, such as /account/sign-in/.",
);

const pathField = (name: SitePathName, description: string) =>
  optionalField(path, description, { default: usualPaths[name] });
const authService = 'auth service: asked for `/csrf` and `/signout` below it.';

export const pathsFile = v.strictObject({
  signIn: pathField('signIn', 'The sign-in page; takes what its form sends.'),
  register: pathField('register', 'The page to join; takes what its form sends.'),
  passwordReset: pathField('passwordReset', 'Where visitors reset a forgotten password.'),
  signOut: pathField('signOut', 'The page that signs out.'),
  lenderResources: pathField('lenderResources', 'Where a lender goes on after a lead was sent.'),
  whoAmI: pathField('whoAmI', 'Who the cookie belongs to.'),
  userNavigation: pathField('userNavigation', "The signed-in visitor's own navigation."),
  accountSections: pathField('accountSections', "The account's sections."),
  pageFrame: pathField('pageFrame', 'Navigation and footer of a page.'),
  graphql: pathField('graphql', 'Messaging eligibility.'),
  mortgageAuth: pathField('mortgageAuth', `The first ${authService}`),
  homeLoansAuth: pathField('homeLoansAuth', `The second ${authService}`),
});
