/**
 * `npm run try -- https://www.example/some/page`: how that page would be with our header and footer. Writes pictures before and
 * after, and the doctor's report; exit codes as the doctor's. `--remotes <address with {workspace}>` names other remotes than the
 * running demo's, `--site` one of their sites, `--out` the folder, `--seconds` how long the page may take.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments, findInstalledChromium } from 'host-kit/installedChromium';
import { TryError, tryPage } from 'host-kit/try';
import { demoSettings, staticUrl } from './demoSettings';

/** A page of the internet may not load what lies on this machine, unless this is said. */
const nearby = '--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessChecks';

try {
  const { url, remotes, site, out, seconds } = readArguments();
  const executablePath = findInstalledChromium();
  if (!executablePath)
    throw new TryError(
      'There is no Chromium here. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
  const demo = demoSettings(process.env);
  const { findings, files } = await tryPage({
    url,
    folder: path.resolve(out ?? path.join('.cache/try', new URL(url).hostname)),
    urlOf: (name) =>
      (remotes?.replaceAll('{workspace}', name) ?? staticUrl(demo, name)) +
      (site ? `${site}/` : ''),
    limitMs: seconds * 1000,
    launch: { executablePath, args: [...chromiumArguments(), nearby] },
  });
  console.log(files.join('\n'));
  process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;
} catch (error) {
  console.error(error instanceof TryError ? error.message : error);
  process.exitCode = 2;
}

function readArguments() {
  const usage =
    'npm run try -- https://www.example/some/page [--remotes https://static.example/{workspace}/] [--site slug] [--out folder] [--seconds 30]';
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remotes: text, site: text, out: text, seconds: { ...text, default: '30' } },
    });
    const [url = '', ...rest] = positionals;
    if (rest.length > 0 || !URL.canParse(url) || !/^https?:/.test(url))
      throw new Error('Say which page.');
    if (values.remotes && !/^https?:.*\{workspace\}.*\/$/.test(values.remotes))
      throw new Error('--remotes needs {workspace} in it and a slash at its end.');
    if (!/^[1-9]\d{0,2}$/.test(values.seconds))
      throw new Error('--seconds is a whole number from 1 to 999.');
    return { url, ...values, seconds: Number(values.seconds) };
  } catch (error) {
    throw new TryError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}
