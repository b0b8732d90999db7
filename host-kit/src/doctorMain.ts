/** `embed-doctor [--verify] <url>`: exit code 0: nothing is broken, 1: something is broken, 2: the page could not be examined. */
import { examine, formatFindings } from './doctor/examine';
import { verifyReleases } from './doctor/verifyRelease';
import { visitPage } from './doctor/visitPage';
import { chromiumArguments, findInstalledChromium } from './installedChromium';

const usage = `Usage: embed-doctor <url of a page>
       embed-doctor --verify <url of an embed.js or of a version's folder>

Opens the page in Chromium and reports what clashes with the remotes, and how to fix it.
With --verify: compares every file of the releases with its hash; needs no browser.
Exit code 0: nothing is broken; 1: something is broken; 2: it could not look.`;

const isVerifying = process.argv.includes('--verify');
const [url, ...rest] = process.argv.slice(2).filter((word) => word !== '--verify');
try {
  if (url === '--help') console.log(usage);
  else if (!url || rest.length > 0 || !URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(
      isVerifying
        ? 'Say which release: embed-doctor --verify https://static.example/header-remote/embed.js'
        : 'Say which page: embed-doctor https://www.example/some/page',
    );
  else if (isVerifying) await verify(url);
  else await examinePage(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function verify(address: string): Promise<void> {
  const { lines, isWhole } = await verifyReleases(address);
  console.log(lines.join('\n'));
  process.exitCode = isWhole ? 0 : 1;
}

async function examinePage(url: string): Promise<void> {
  const executablePath = findInstalledChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
  const visit = await visitPage(url, { executablePath, args: chromiumArguments() });
  const findings = examine(visit);
  // A redirect, also by a script, leads to another page than the one asked for.
  const isSame = visit.address === new URL(url).href;
  console.log(formatFindings(isSame ? url : `${visit.address} (from ${url})`, findings));
  process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;
}
