/** Where a release goes: `RELEASE_TARGET` and `RELEASE_URL`, or the same as `--target` and `--url`; the local demo when neither is said. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseSettings } from 'publishing/release';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings, staticUrl } from './demoSettings';
import { readSites } from './readSites';

export interface ReleaseCommand {
  readonly settings: ReleaseSettings;
  /** Words that are not options, such as a workspace and a version. */
  readonly words: readonly string[];
}

/** Reads the command line and the environment; throws with advice for what cannot be used. */
export function readReleaseCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ReleaseCommand {
  const { values, positionals } = readArguments(args);
  const demo = demoSettings(env);
  const asked = values.target ?? env.RELEASE_TARGET;
  const pattern = values.url ?? env.RELEASE_URL;
  if (pattern !== undefined) checkPattern(pattern);
  return {
    words: positionals,
    settings: {
      root: demo.root,
      sites: readSites(demo.root),
      target: openTarget(asked ?? path.join(demo.dataDir, 'static')),
      urlOf: (workspace) => {
        if (pattern) return pattern.replaceAll('{workspace}', workspace);
        // Without a target it is the local demo's; elsewhere the registry remembers.
        return asked ? undefined : staticUrl(demo, workspace);
      },
    },
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { target: { type: 'string' }, url: { type: 'string' } },
    });
  } catch (error) {
    throw new ReleaseError(
      `${error instanceof Error ? error.message : String(error)} Known options: --target <folder or s3://bucket/prefix> and --url <https://static.example/{workspace}/>.`,
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
