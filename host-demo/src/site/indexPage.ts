/** The demo's first page: what the product is, the stage, the sample accounts and all pages. @source OPN-34, OPN-92 */
import { signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';
import {
  sampleAccounts,
  sampleEmail,
  samplePassword,
} from '../samples/sampleAccounts';
import {
  type Handler,
  neverStored,
  readQueryText,
} from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import { remoteOrigin, type PublishedFiles } from 'reference-api/origins';
import type { ApiSettings } from 'reference-api/settings';
import { askWhoAmI } from '../gates/whoAmI';
import { describeStage } from '../stage/stage';
import { demoPages } from './demoPages';

const description =
  'One header, footer, lender page and access gate for every page of a marketplace: see them work, and see them fail.';

export const showIndex =
  (settings: ApiSettings): Handler =>
  async (request, reply) =>
    sendPage(
      neverStored(reply),
      settings,
      'index',
      {
        title: 'Demo',
        meta: { description },
        sheets: ['/static/demo.css'],
        groups: demoPages,
        releases: await describeReleases(settings),
        visitor: (await askWhoAmI(request, reply))?.emailAddress,
        accounts: sampleAccounts.map((account) => ({
          ...account,
          email: sampleEmail(account.name),
        })),
        samplePassword,
        signInPath,
        signOutPath,
        ...describeStage(
          readQueryText(request, 'view'),
          readQueryText(request, 'network'),
        ),
      },
      { includeShells: true },
    );

export const remoteTitles = {
  'header-remote': 'Header',
  'footer-remote': 'Footer',
  'lender-advertising-remote': 'Lender page',
  'access-denied-remote': 'Access gate',
};
const limitMs = 500;
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

interface Release {
  readonly version: string;
  readonly releasedAt: string;
}

/** @example describeRelease('Header', { version: '0.1.0-ab', releasedAt }) // 'Header 0.1.0, released 2 minutes ago' */
export function describeRelease(
  name: string,
  release: Release,
  now = Date.now(),
): string {
  const age = Math.max(0, now - Date.parse(release.releasedAt));
  const [unit, size] = units.find(([, least]) => age >= least) ?? units[3];
  const [version] = release.version.split('-');
  return `${name} ${version}, released ${relative.format(-Math.floor(age / size), unit)}`;
}

/** The live release of each remote, by its `version.json` (docs/releasing.md); without a remote whose origin is away. */
async function describeReleases(
  settings: PublishedFiles,
): Promise<readonly string[]> {
  const all = Object.entries(remoteTitles).map(async ([remote, name]) => {
    const url = `${remoteOrigin(settings, remote)}/${remote}/version.json`;
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    return describeRelease(name, (await response.json()) as Release);
  });
  const settled = await Promise.allSettled(all);
  return settled.flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
}
