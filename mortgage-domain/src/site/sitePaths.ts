/** A site's own addresses of pages and services. Source: ledger LNK-4, OPN-33; docs/sites.md. */
import {
  type AccountSite,
  buildAccountPath,
  lenderResourcesPath,
  passwordResetPath,
  registrationPath,
  signInPath,
  signOutPath,
} from './accountPaths';
import {
  accountSectionsPath,
  authServiceBases,
  buildUserNavigationPath,
  graphqlPath,
  pageFramePath,
  whoAmIPath,
} from './servicePaths';

const accountPlace = '{accountPrefix}';

/** The specification's. Both auth services have `/csrf` and `/signout` (SEC-1). */
export const usualPaths = {
  signIn: signInPath,
  register: registrationPath,
  passwordReset: passwordResetPath,
  signOut: signOutPath,
  account: buildAccountPath({ accountPrefix: accountPlace }),
  lenderResources: lenderResourcesPath,
  whoAmI: whoAmIPath,
  userNavigation: buildUserNavigationPath({ accountPrefix: accountPlace }),
  accountSections: accountSectionsPath,
  pageFrame: pageFramePath,
  graphql: graphqlPath,
  mortgageAuth: authServiceBases[0],
  homeLoansAuth: authServiceBases[1],
} as const;
export type SitePathName = keyof typeof usualPaths;

/** Only those that differ from the specification's; a service that the site does not have is empty. */
export type SitePaths = Readonly<Partial<Record<SitePathName, string>>>;
interface PathSite extends AccountSite {
  readonly paths: SitePaths;
}

/** The site's own address for a path of the specification, with query and subpath; empty where the site has none. */
export const toSitePath = (path: string, site: PathSite): string =>
  replaceStart(path, site, ownPaths(site));

/** The specification's path for an address of the site. */
export const toUsualPath = (path: string, site: PathSite): string =>
  replaceStart(
    path,
    site,
    ownPaths(site)
      .filter(([, own]) => own)
      .map(([usual, own]) => [own, usual]),
  );

type Pair = readonly [from: string, to: string];

const ownPaths = ({ paths }: PathSite): readonly Pair[] =>
  Object.entries(paths).map(([name, own]) => [
    usualPaths[name as SitePathName],
    own,
  ]);

function replaceStart(
  path: string,
  { accountPrefix }: PathSite,
  pairs: readonly Pair[],
): string {
  for (const pair of pairs) {
    const [from, to] = pair.map((one) =>
      one.replace(accountPlace, accountPrefix),
    ) as [string, string];
    const rest = path.slice(from.length);
    if (path.startsWith(from) && /^($|[/?#])/.test(rest)) {
      return to && to + rest;
    }
  }
  return path;
}
