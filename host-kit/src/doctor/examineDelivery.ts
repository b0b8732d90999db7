/** Whether our files arrive and run. */
import { releasedWorkspaces, sessionWorkspace } from 'embed/remotes';
import { broken, fine, type Examination } from './finding';
import type { Violation } from './in-page/pageReport';
import type { Visit } from './visit';

const ourFolders = releasedWorkspaces.map((name) => `/${name}/`);

const isOurs = ({ page }: Visit, url: string): boolean =>
  page.tags.some(({ src }) => url.startsWith(new URL('..', src).href)) ||
  ourFolders.some((folder) => url.includes(folder));

export const policyAllowsUs: Examination = (visit) => {
  const ours = visit.violations.filter((violation) => concernsUs(visit, violation));
  const once = new Map(
    ours.map((violation) => [violation.directive + violation.blocked, violation]),
  );
  return [...once.values()].map(({ directive, blocked }) =>
    broken(
      `The page's Content-Security-Policy (${directive}) forbids ${blocked === 'inline' ? "an inline style, perhaps the included shell's" : blocked}.`,
      'Add what csp.json beside embed.js lists: npx --no embed-csp <address of csp.json> --own "<your policy>" prints the whole header.',
    ),
  );
};

const concernsUs = (visit: Visit, { directive, blocked, sample }: Violation): boolean =>
  isOurs(visit, blocked) ||
  (/trusted-types|require-trusted/.test(directive) && sample.includes('mortgage')) ||
  (directive.startsWith('style-src') && blocked === 'inline');

export const filesArrive: Examination = (visit) =>
  visit.failedFiles
    .filter(({ url }) => isOurs(visit, url))
    // Said by `policyAllowsUs`.
    .filter(({ url }) => !visit.violations.some(({ blocked }) => blocked === url))
    .map(({ url, reason }) =>
      broken(
        `${url} cannot be loaded (${reasons[reason] ?? reason}).`,
        'Check that the address is right, that the release is complete, and that nothing between (proxy, blocker, firewall) refuses it.',
      ),
    );

/** Chromium's names for what an owner can do something about. */
const reasons: Readonly<Record<string, string>> = {
  'net::ERR_BLOCKED_BY_ORB': 'the answer is no script, probably an error page',
  'net::ERR_BLOCKED_BY_CLIENT': 'a blocker in this browser refuses it',
  'net::ERR_CONNECTION_REFUSED': 'nothing answers at that address',
  'net::ERR_NAME_NOT_RESOLVED': 'there is no such host',
};

export const remotesRun: Examination = ({ page, warnings }) =>
  page.slots
    .filter(({ matches }) => matches > 0)
    .map(({ remote, isHydrated, hasShell }) => {
      if (isHydrated) return fine(`${remote} runs.`);
      const rest = hasShell ? 'its static view is there and its links work' : 'its place is empty';
      const warning = warnings.find((text) => isAboutStart(text, remote));
      return broken(
        `${remote} does not run; ${rest}.${warning ? ` It said: ${warning}` : ''}`,
        "The findings above usually say why. If there are none, look into the browser's console.",
      );
    });

const isAboutStart = (warning: string, remote: string): boolean =>
  [remote, sessionWorkspace].some((name) => warning.includes(`${name} could not start`));
