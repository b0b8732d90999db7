/**
 * Where a site has the pages and services that the specification has elsewhere. Source:
 * docs/sites.md; ledger LNK-4, OPN-33.
 */
import * as v from 'valibot';
import { usualPaths } from '../site/sitePaths';
import { optionalField } from './fields';

/** On the page's own host, and nothing that leads up or off it (S02). */
const path = v.pipe(
  v.string(),
  v.regex(
    /^(\/(\w[\w.-]*|\{accountPrefix\}))+\/?$/,
    "it is no path. Write one on the page's own host without a query, such as /account/sign-in/.",
  ),
);

export const pathsFile = v.strictObject({
  signIn: optionalField(path, 'The sign-in page; takes what its form sends.', {
    default: usualPaths.signIn,
  }),
  register: optionalField(path, 'The page to join; takes what its form sends.', {
    default: usualPaths.register,
  }),
  passwordReset: optionalField(path, 'Where a forgotten password is set anew.', {
    default: usualPaths.passwordReset,
  }),
  signOut: optionalField(path, 'The page that signs out.', { default: usualPaths.signOut }),
  lenderResources: optionalField(path, 'Where a lender goes on after a lead was sent.', {
    default: usualPaths.lenderResources,
  }),
  whoAmI: optionalField(path, 'Who the cookie belongs to.', { default: usualPaths.whoAmI }),
  userNavigation: optionalField(path, "The signed-in visitor's own navigation.", {
    default: usualPaths.userNavigation,
  }),
  accountSections: optionalField(path, "The account's sections.", {
    default: usualPaths.accountSections,
  }),
  pageFrame: optionalField(path, 'Navigation and footer of a page.', {
    default: usualPaths.pageFrame,
  }),
  graphql: optionalField(path, 'Messaging eligibility.', { default: usualPaths.graphql }),
  mortgageAuth: optionalField(
    path,
    'The first auth service: asked for `/csrf` and `/signout` below it.',
    { default: usualPaths.mortgageAuth },
  ),
  homeLoansAuth: optionalField(
    path,
    'The second auth service: asked for `/csrf` and `/signout` below it.',
    { default: usualPaths.homeLoansAuth },
  ),
});
