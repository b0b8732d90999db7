/** Pages and services of the specification. Source: docs/sites.md; ledger LNK-4, OPN-33. */
import * as v from 'valibot';
import { usualPaths, type SitePathName } from '../site/sitePaths';
import { matching, optionalField } from './fields';

const path = matching(
  /^(\/(\w[\w.-]*|\{accountPrefix\}))+\/?$/,
  "it is no path. Write one on the page's own host without a query, such as /account/sign-in/.",
);

const service = matching(
  /^((\/(\w[\w.-]*|\{accountPrefix\}))+\/?)?$/,
  'it is no path. Write one without a query, such as /account/menu, or an empty text for none.',
);

const pathField = (name: SitePathName, description: string) =>
  optionalField(path, description, { default: usualPaths[name] });
const serviceField = (name: SitePathName, description: string) =>
  optionalField(service, `${description} Empty: no page calls it.`, {
    default: usualPaths[name],
  });
const authService = 'auth service, with `/csrf` and `/signout` below it.';

export const pathsFile = v.strictObject({
  signIn: pathField('signIn', 'The sign-in page; takes what its form sends.'),
  register: pathField(
    'register',
    'The page to join; takes what its form sends.',
  ),
  passwordReset: pathField(
    'passwordReset',
    'Where visitors reset a forgotten password.',
  ),
  signOut: pathField('signOut', 'The page that signs out.'),
  account: pathField(
    'account',
    'The account page, to which the picture leads that stands for the account while the visitor is looked up.',
  ),
  lenderResources: pathField(
    'lenderResources',
    'Where a lender goes after sending a lead.',
  ),
  whoAmI: pathField('whoAmI', 'Who the cookie belongs to.'),
  userNavigation: serviceField(
    'userNavigation',
    "The signed-in visitor's own navigation.",
  ),
  accountSections: serviceField('accountSections', "The account's sections."),
  pageFrame: serviceField('pageFrame', 'Navigation and footer of a page.'),
  graphql: serviceField('graphql', 'Messaging eligibility.'),
  mortgageAuth: serviceField('mortgageAuth', `The first ${authService}`),
  homeLoansAuth: serviceField('homeLoansAuth', `The second ${authService}`),
});
