/** Whether the page's own host answers the calls that ours make when a page is opened (docs/reference/host.md). */
import { risk, type Examination } from './finding';
import type { HostCall } from './visit';

/** By their usual paths; an option of the page may have moved some. */
export const listedCalls: readonly RegExp[] = [
  /\/WhoAmI\.htm$/,
  /\/(UserNavAsync|PageFrame)\.htm$/,
  /\/api\/v1\/userNavigation$/,
  /^\/mortgageapi\/\w+$/,
];

export const isListed = (path: string): boolean => listedCalls.some((call) => call.test(path));

export const hostAnswers: Examination = ({ hostCalls }) => {
  const troubles = hostCalls.flatMap((call) => {
    const trouble = findTrouble(call);
    return trouble === undefined ? [] : [`${call.path} (${trouble})`];
  });
  return [...new Set(troubles)].map((what) =>
    risk(
      `The page's host does not answer ${what}.`,
      'Pass the listed paths on to the marketplace, or serve them: docs/reference/host.md says what is missing without each. embed-conformance asks for all of them.',
    ),
  );
};

/** A right answer is JSON, whatever its status; none that is listed redirects, or is missing. */
function findTrouble({ status, type = '' }: HostCall): string | undefined {
  if (status === undefined) return 'its answer does not come, or has no end';
  if ((status >= 300 && status < 400) || status === 404 || status === 405 || status >= 500)
    return `status ${status}`;
  return type.includes('html') ? 'a page in place of JSON' : undefined;
}
