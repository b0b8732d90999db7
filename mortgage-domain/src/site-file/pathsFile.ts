/** Where a site has the pages and services that the specification has elsewhere. Source: docs/sites.md; ledger LNK-4, OPN-33. */
import * as v from 'valibot';

/** On the page's own host, and nothing that leads up or off it (S02). */
const path = v.pipe(
  v.string('Write a path.'),
  v.regex(
    /^(\/(\w[\w.-]*|\{accountPrefix\}))+\/?$/,
    "Write a path on the page's own host without a query, such as /account/sign-in/.",
  ),
);

export const pathsFile = v.strictObject({
  signIn: v.optional(path),
  register: v.optional(path),
  passwordReset: v.optional(path),
  signOut: v.optional(path),
  lenderResources: v.optional(path),
  whoAmI: v.optional(path),
  userNavigation: v.optional(path),
  accountSections: v.optional(path),
  pageFrame: v.optional(path),
  graphql: v.optional(path),
  /** Both auth services are asked for `/csrf` and `/signout` below these. */
  mortgageAuth: v.optional(path),
  homeLoansAuth: v.optional(path),
});
