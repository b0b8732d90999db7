/** Where a release goes: `RELEASE_TARGET` and `RELEASE_URL`, or the same as `--target` and `--url`; the local demo when neither is said. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseSettings } from 'publishing/release';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings, staticUrl } from './demoSettings';
import { readSites } from './sites/readSites';

export interface ReleaseCommand {
  readonly settings: ReleaseSettings;
  /** Words that are not options, such as a workspace and a version. */
  readonly words: readonly string[];
  /** The command's own options, by name. */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** Options of one command besides those of all: their names, each with what it is given, for a message. */
export type OwnOptions = Readonly<Record<string, string>>;

/** Reads the command line and the environment; throws with advice for what cannot be used. */
export function readReleaseCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  own: OwnOptions = {},
): ReleaseCommand {
  const { values, positionals } = readArguments(args, own);
  const demo = demoSettings(env);
  const asked = values.target ?? env.RELEASE_TARGET;
  const pattern = values.url ?? env.RELEASE_URL;
  if (pattern !== undefined) checkPattern(pattern);
  return {
    words: positionals,
    options: values,
    settings: {
      root: demo.root,
      // Read where they are needed: a mistake in one holds up no rollback, and no release to a target that has its sites.
      sites: () => readSites(demo.root),
      target: openTarget(asked ?? path.join(demo.dataDir, 'static')),
      urlOf: (workspace) => {
        if (pattern) return pattern.replaceAll('{workspace}', workspace);
        // Without a target it is the local demo's; elsewhere the registry remembers.
        return asked ? undefined : staticUrl(demo, workspace);
      },
    },
  };
}

function readArguments(args: readonly string[], own: OwnOptions) {
  const known: OwnOptions = {
    target: '<folder or s3://bucket/prefix>',
    url: '<https://static.example/{workspace}/>',
    ...own,
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' }])),
    });
    return { values: values as Readonly<Record<string, string | undefined>>, positionals };
  } catch (error) {
    const list = Object.entries(known).map(([name, value]) => `--${name} ${value}`);
    throw new ReleaseError(
      `${error instanceof Error ? error.message : String(error)} Known options: ${list.join(', ')}.`,
    );
  }
}

function checkPattern(pattern: string): void {
  const url = pattern.replaceAll('{workspace}', 'header-remote');
  if (
    pattern.includes('{workspace}') &&
    pattern.endsWith('/') &&
    URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol)
  )
    return;
  throw new ReleaseError(
    `RELEASE_URL="${pattern}" cannot be used. Give the public address of the remotes with {workspace} in it and a slash at its end, for example https://static.example/{workspace}/.`,
  );
}
