/** `embed-doctor <url> [--verify]`: exit code 0: nothing is broken, 1: something is broken, 2: the page could not be examined. */
import { examine, formatFindings } from './doctor/examine';
import type { Finding } from './doctor/finding';
import { verifyReleases } from './doctor/verifyReleases';
import { visitPage } from './doctor/visitPage';
import { chromiumArguments, findInstalledChromium } from './installedChromium';

const usage = `Usage: embed-doctor <url of a page>
       embed-doctor <url of an embed.js or of a version's folder> --verify

Opens the page in Chromium and reports what clashes with the remotes, and how to fix it.
With --verify: compares every file of the releases with its hash; needs no browser.
Exit code 0: nothing is broken; 1: something is broken; 2: it could not examine.`;

const isVerifying = process.argv.includes('--verify');
const [url, ...rest] = process.argv
  .slice(2)
  .filter((word) => word !== '--verify');
try {
  if (url === '--help') {
    console.log(usage);
  } else if (
    !url ||
    rest.length > 0 ||
    !URL.canParse(url) ||
    !/^https?:/.test(url)
  ) {
    throw new Error(
      `Give the http(s) address of a ${isVerifying ? 'release' : 'page'}.\n${usage}`,
    );
  } else {
    report(
      ...(isVerifying
        ? ([url, await verifyReleases(url)] as const)
        : await examinePage(url)),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function report(address: string, findings: readonly Finding[]): void {
  console.log(formatFindings(address, findings));
  process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;
}

async function examinePage(
  url: string,
): Promise<readonly [string, readonly Finding[]]> {
  const executablePath = findInstalledChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
  }
  const visit = await visitPage(url, {
    executablePath,
    args: chromiumArguments(),
  });
  // A redirect, also by a script, leads to another page than the given one.
  const isSame = visit.address === new URL(url).href;
  return [isSame ? url : `${visit.address} (from ${url})`, examine(visit)];
}
