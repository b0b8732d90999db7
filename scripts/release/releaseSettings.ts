/** Where a release goes: `RELEASE_TARGET` and `RELEASE_URL`, or the same as `--target` and `--url`; the local demo when neither is given. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseSettings } from 'publishing/release';
import { Rehearsal } from 'publishing/rehearsal';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings, root, staticUrl } from '../demo/demoSettings';
import { readOrigin } from './readOrigin';
import { readSites } from '../sites/readSites';

export interface ReleaseCommand {
  readonly settings: ReleaseSettings;
  /** Words that are not options, such as a workspace and a version. */
  readonly words: readonly string[];
  /** The command's own options, by name; one without a value is an empty text. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** With `--dry-run`: the target is only read. */
  readonly rehearsal?: Rehearsal;
}

/** Options of one command besides those of all: their names, each with what it is given, for a message; empty: nothing. */
export type OwnOptions = Readonly<Record<string, string>>;

/** Reads the command line and the environment; throws with advice for what cannot be used. */
export function readReleaseCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  own: OwnOptions = {},
): ReleaseCommand {
  const { values, positionals } = readArguments(args, own);
  // Its data folder matters only to the local demo.
  const demo = () => demoSettings(env);
  const asked = values.to ?? values.target ?? env.RELEASE_TARGET;
  // The environment's is that of the target one usually releases to, not of another one that files are promoted to.
  const pattern =
    values.url ?? (values.to === undefined ? env.RELEASE_URL : undefined);
  if (pattern !== undefined) {
    checkPattern(pattern);
  }
  const target = openTarget(asked ?? path.join(demo().dataDir, 'static'));
  const rehearsal =
    values['dry-run'] === undefined ? undefined : new Rehearsal(target);
  return {
    words: positionals,
    options: values,
    rehearsal,
    settings: {
      root,
      // Read where they are needed: a mistake in one holds up no rollback, and no release to a target that has its sites.
      sites: () => readSites(root),
      target: rehearsal ?? target,
      origin: () => readOrigin(root, env),
      urlOf: (workspace) => {
        if (pattern) {
          return pattern.replaceAll('{workspace}', workspace);
        }
        // Without a target it is the local demo's; elsewhere the registry has it.
        return asked ? undefined : staticUrl(demo(), workspace);
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
      options: Object.fromEntries(
        Object.entries(known).map(([name, given]) => [
          name,
          { type: given === '' ? 'boolean' : 'string' },
        ]),
      ),
    });
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string' && value.trim() === '') {
        throw new Error(
          `--${name} is empty. Give ${known[name]}, or leave it out`,
        );
      }
    }
    const said = Object.entries(values).map(([name, value]) => [
      name,
      value === true ? '' : value,
    ]);
    return {
      values: Object.fromEntries(said) as ReleaseCommand['options'],
      positionals,
    };
  } catch (error) {
    const list = Object.entries(known).map(([name, value]) =>
      `--${name} ${value}`.trimEnd(),
    );
    throw new ReleaseError(
      `${error instanceof Error ? error.message : String(error)}. Known options: ${list.join(', ')}.`,
    );
  }
}

function checkPattern(pattern: string): void {
  const url = pattern.replaceAll('{workspace}', 'header-remote');
  if (/^https?:.*\{workspace\}.*\/$/i.test(pattern) && URL.canParse(url)) {
    return;
  }
  throw new ReleaseError(
    `RELEASE_URL="${pattern}" cannot be used. Give the public address of the remotes with {workspace} in it and a slash at its end, for example https://static.example/{workspace}/.`,
  );
}
