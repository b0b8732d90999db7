/** `embed-doctor <url>`: exit code 0: nothing is broken, 1: something is broken, 2: the page could not be examined. */
import { examine, formatFindings } from './doctor/examine';
import { visitPage } from './doctor/visitPage';
import { chromiumArguments, findInstalledChromium } from './installedChromium';

const usage = `Usage: embed-doctor <url>

Opens the page in Chromium and reports what clashes with the remotes, and how to fix it.
Exit code 0: nothing is broken; 1: something is broken; 2: the page could not be examined.`;

const [url, ...rest] = process.argv.slice(2);
try {
  if (url === '--help') console.log(usage);
  else await examinePage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function examinePage(): Promise<void> {
  if (!url || rest.length > 0 || !URL.canParse(url) || !/^https?:/.test(url))
    throw new Error('Say which page: embed-doctor https://www.example/some/page');
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
