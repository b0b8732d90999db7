/**
 * `npm run canary -w <remote> -- --share 10`: builds a remote and gives it to a tenth of the visits. `--promote` makes it current
 * for all, `--stop` for nobody; `--watch <address>` stops it when it fails more often than the current release, and ends with exit
 * code 2 then. Without any of these it says what is tried. docs/releasing.md.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  findCanary,
  promoteCanary,
  readCanary,
  releaseCanary,
  stopCanary,
} from 'publishing/canary';
import type { ReleaseSettings } from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { fetchCounts } from 'publishing/canary-counts';
import { watchCanary } from 'publishing/canary-watch';
import { buildForRelease } from './release/releaseBuild';
import { orEnd } from './release/releaseCommand';
import { readReleaseCommand } from './release/releaseSettings';

const own = {
  share: '<visits of a hundred>',
  counts: '<where pages count>',
  watch: '<address of the counts>',
  every: '<seconds>',
  for: '<minutes>',
};
type Options = Readonly<Partial<Record<string, string>>>;
const steppedBack = 2;

await orEnd(async () => {
  const args = process.argv.slice(2);
  const isFlag = (word: string) => word === '--promote' || word === '--stop';
  const { settings, words, options } = readReleaseCommand(
    args.filter((word) => !isFlag(word)),
    process.env,
    own,
  );
  const [name] = words;
  const flags = args.filter(isFlag);
  if (name === undefined)
    throw new ReleaseError('Say which remote: npm run canary -w header-remote -- --share 10.');
  if (flags.length > 1 || (flags.length > 0 && options.share !== undefined))
    throw new ReleaseError('Say one of --share, --promote and --stop.');
  if (options.share !== undefined) await begin(settings, name, options);
  else if (flags.includes('--promote'))
    console.log(`${name} ${await promoteCanary(settings, name)} is current on ${where(settings)}`);
  else if (flags.includes('--stop'))
    console.log(`${name} ${await stopCanary(settings, name)} is stopped on ${where(settings)}`);
  else await say(settings, name);
  if (options.watch !== undefined) await watchOver(settings, name, options.watch, options);
});

function where({ target }: ReleaseSettings): string {
  return target.name;
}

async function begin(settings: ReleaseSettings, name: string, options: Options): Promise<void> {
  await buildForRelease(settings.target, [name]);
  const share = Number(options.share?.trim() || NaN);
  const countsUrl = options.counts;
  await releaseCanary(settings, name, { share, ...(countsUrl !== undefined && { countsUrl }) });
  await say(settings, name);
}

async function say(settings: ReleaseSettings, name: string): Promise<void> {
  const { current, canary } = await readCanary(settings, name);
  console.log(
    `${name} ${canary.version} goes to ${canary.share} visits of a hundred on ${where(settings)} since ${canary.since}, ${current} to all others`,
  );
}

async function watchOver(
  settings: ReleaseSettings,
  name: string,
  address: string,
  options: Options,
): Promise<void> {
  const seconds = toNumber('every', options.every ?? '60');
  const minutes = options.for === undefined ? Infinity : toNumber('for', options.for);
  const end = performance.now() + minutes * 60_000;
  if (!URL.canParse(address))
    throw new ReleaseError(`--watch ${address} is no address that counts can be had from.`);
  const outcome = await watchCanary(name, {
    read: () => findCanary(settings, name),
    count: (since) => fetchCounts(address, since),
    stop: (version) => stopCanary(settings, name, version),
    wait: async () => {
      if (performance.now() + seconds * 1000 > end) return false;
      await wait(seconds * 1000);
      return true;
    },
    say: (line) => console.log(line),
  });
  if (outcome === 'timeIsUp')
    console.log(`No sign in ${minutes} minutes that it fails more often.`);
  if (outcome === 'steppedBack') process.exitCode = steppedBack;
}

function toNumber(name: string, text: string): number {
  const number = Number(text.trim() || NaN);
  if (number > 0) return number;
  throw new ReleaseError(`--${name} ${text} cannot be used. Give a number.`);
}
