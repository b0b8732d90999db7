/** Examines whether the files arrive and run, and whether the page's host answers. */
import { contradictsItself } from '../csp';
import {
  broken,
  byCommand,
  distinct,
  fine,
  inPage,
  risk,
  type Finding,
} from './finding';
import {
  settlePatienceMs,
  type PageReport,
  type Violation,
} from './in-page/pageReport';
import { readTagAddress } from './tagAddress';
import type { HostCall } from './visit';

/** Only addresses decide: folders of other servers have the same names as ours (`/embed/`). */
const isOurs = ({ page }: PageReport, url: string): boolean =>
  [
    ...page.tags.map((tag) => readTagAddress(tag).folder),
    ...page.releaseFolders,
  ].some((folder) => url.startsWith(folder));

const concernsUs = (report: PageReport, violation: Violation): boolean => {
  const { directive, blocked, sample } = violation;
  return (
    isOurs(report, blocked) ||
    (/trusted-types|require-trusted/.test(directive) &&
      sample.includes('mortgage')) ||
    (directive.startsWith('style-src') && blocked === 'inline') ||
    hasDeadUnsafeInline(violation)
  );
};

/** A page that lives on `'unsafe-inline'` often gets a hash from a tool, which switches it off. */
const hasDeadUnsafeInline = ({ directive, blocked, policy }: Violation) =>
  blocked === 'inline' && contradictsItself(policy, directive);

const findViolation = (violation: Violation): Finding => {
  const { directive, blocked } = violation;
  const policy = `The page's Content-Security-Policy (${directive})`;
  if (hasDeadUnsafeInline(violation)) {
    return broken(
      `${policy} has 'unsafe-inline' beside a hash or a nonce. Browsers ignore 'unsafe-inline' then, and block inline content of the page.`,
      "If the page needs 'unsafe-inline', remove the hashes and nonces of this directive. Our styles work without them. Else remove 'unsafe-inline'.",
    );
  }
  return broken(
    `${policy} blocks ${blocked === 'inline' ? "an inline style, perhaps the included shell's" : blocked}.`,
    'Add the sources that csp.json next to embed.js lists. npx --no embed-csp <address of csp.json> --own "<your policy>" prints the whole header.',
  );
};

/** Chromium's error names, where a page owner can act on them. */
const reasons: Readonly<Record<string, string>> = {
  markup: 'the answer is a page, perhaps of a firewall, and no script',
  'net::ERR_BLOCKED_BY_ORB':
    'the answer is not a script, probably an error page',
};

/** The usual paths of the calls that the remotes make when a page opens. */
export const listedCalls: readonly RegExp[] = [
  /\/WhoAmI\.htm$/,
  /\/(UserNavAsync|PageFrame)\.htm$/,
  /\/api\/v1\/userNavigation$/,
  /^\/mortgageapi\/\w+$/,
];
export const isListed = (path: string): boolean =>
  listedCalls.some((call) => call.test(path));

/** A correct answer is JSON with any status; the contract has no redirects. */
function findTrouble({ status, type = '' }: HostCall): string | undefined {
  if (status === undefined) {
    return 'no complete answer';
  }
  if (
    (status >= 300 && status < 400) ||
    status === 404 ||
    status === 405 ||
    status >= 500
  ) {
    return `status ${status}`;
  }
  return type.includes('html') ? 'an HTML page instead of JSON' : undefined;
}

export const delivery = [
  byCommand(
    'violations',
    "Does the page's security policy allow the remotes?",
    (violations, report) => {
      const ours = violations.filter((violation) =>
        concernsUs(report, violation),
      );
      const once = new Map(
        ours.map((one) => [one.directive + one.blocked, one]),
      );
      return [...once.values()].map(findViolation);
    },
  ),
  byCommand(
    'failedFiles',
    'Do all files of the remotes load?',
    (files, report) =>
      files
        // The question about the policy reports what a policy blocks.
        .filter(({ url, reason }) => reason !== 'csp' && isOurs(report, url))
        .map(({ url, reason }) =>
          broken(
            `${url} cannot be loaded (${reasons[reason] ?? reason}).`,
            'Check the address, that the release is complete, and that no policy, proxy, blocker or firewall refuses it.',
          ),
        ),
  ),
  inPage('Do the remotes run?', ({ page }) =>
    page.slots
      .filter(({ matches }) => matches > 0)
      .map(({ remote, isLive, hasShell }) =>
        isLive
          ? fine(`${remote} runs.`)
          : broken(
              `${remote} has not started within ${settlePatienceMs / 1000} s; ${hasShell ? 'its static view is there and its links work' : 'its place is empty'}.`,
              "The other findings usually name the cause. If there are none, look at the browser's console, or try again on a faster machine.",
            ),
      ),
  ),
  byCommand(
    'hostCalls',
    "Does the page's host answer the calls of the remotes?",
    (calls) => {
      const troubles = calls.flatMap((call) => {
        const trouble = findTrouble(call);
        return trouble === undefined ? [] : [`${call.path} (${trouble})`];
      });
      return distinct(troubles).map((what) =>
        risk(
          `The page's host does not answer ${what}.`,
          'Forward the listed paths to the marketplace, or serve them: docs/reference/host.md says what visitors miss without each. embed-conformance tests them all.',
        ),
      );
    },
  ),
];
