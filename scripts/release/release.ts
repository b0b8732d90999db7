/**
 * `npm run release -w <workspace>`: builds it, puts it on the target and makes it current. Without a workspace: all of
 * them. Of one remote: `--share <percentage>` for a canary, `--share 0` to stop it, and `--watch <address of the
 * counts>` to stop it when it fails more often. docs/releasing.md
 */
import { setTimeout as wait } from 'node:timers/promises';
import { buildWorkspaces } from 'build/runBuilds';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import {
  assertCanary,
  releaseCanary,
  stopCanary,
  watchCanary,
} from 'publishing/canary';
import {
  assertReleasable,
  release,
  type ReleaseSettings,
} from 'publishing/release';
import { ReleaseError } from 'publishing/targets/target';
import { builder } from '../build/builder';
import { demoSettings } from '../demo/demoSettings';
import {
  assertApart,
  keepSourceMaps,
  openMaps,
} from '../source-maps/releasedMaps';
import { readWorkspaces, runReleaseCommand } from './releaseCommand';

const checkEveryMs = 60_000;
const stoppedExitCode = 2;

await runReleaseCommand(
  async ({ settings, words, options }) => {
    const names = readWorkspaces(words.length > 0 ? words : releasedWorkspaces);
    const { share, watch } = options;
    if ((share ?? watch) === undefined) {
      return releaseAll(settings, names);
    }
    const [name = '', ...others] = names;
    if (others.length > 0) {
      throw new ReleaseError(
        'A canary is of one remote: npm run release -w <remote> -- --share <percentage>.',
      );
    }
    if (watch !== undefined && !URL.canParse(watch)) {
      throw new ReleaseError(
        `--watch ${watch} is no address. Give that of the counts, for example http://10.0.0.7:9464/release-counts.`,
      );
    }
    if (share !== undefined) {
      await beginOrStopCanary(settings, name, Number(share));
    }
    if (watch === undefined) {
      return;
    }
    const pause = () => wait(checkEveryMs);
    const end = await watchCanary(settings, name, watch, console.log, pause);
    if (end === 'stopped') {
      process.exitCode = stoppedExitCode;
    }
    console.log(`The canary of ${name} has ended.`);
  },
  {
    share: '<percentage>',
    watch: '<address>',
    'dry-run': '',
  },
);

async function releaseAll(
  settings: ReleaseSettings,
  names: readonly string[],
): Promise<void> {
  await assertReleasable(settings, names);
  await buildForRelease(settings, names);
  for (const name of names) {
    const { version, url, isNew, removed } = await release(settings, name);
    console.log(
      `${name} ${version} is ${isNew ? 'released and' : 'unchanged since its release, and'} current on ${settings.target.name}`,
    );
    if (isRemote(name)) {
      console.log(`  for pages: ${url}embed.js`);
    }
    if (removed.length > 0) {
      console.log(
        `  removed, because ten newer versions exist: ${removed.join(', ')}`,
      );
    }
  }
}

async function beginOrStopCanary(
  settings: ReleaseSettings,
  name: string,
  share: number,
): Promise<void> {
  if (share === 0) {
    return stopCanary(settings, name);
  }
  await assertCanary(settings, name, share);
  await buildForRelease(settings, [name]);
  const { version } = await releaseCanary(settings, name, share);
  const command = `npm run release -w ${name}`;
  console.log(`${name} ${version} goes to ${share} % of the visitors on ${settings.target.name}
  watch:   ${command} -- --watch <address of the counts>
  for all: ${command}
  stop:    ${command} -- --share 0`);
}

/** Builds workspaces for a target, and keeps their source maps where it does not reach. */
async function buildForRelease(
  { target, origin }: ReleaseSettings,
  names: readonly string[],
): Promise<void> {
  const maps = openMaps(process.env, () => demoSettings(process.env).dataDir);
  assertApart(maps, target);
  await maps.assertWritable?.();
  if (origin?.().isClean === false) {
    console.log(
      'Some changes are not committed: npm run releases lists this as "+ edits".',
    );
  }
  await buildWorkspaces(builder, names);
  for (const name of names) {
    await keepSourceMaps(maps, builder.settings, name);
  }
}
