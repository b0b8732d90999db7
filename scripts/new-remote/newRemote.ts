/** `npm run new-remote -- <name> [--target "#element"]`: a new remote, in each list of remotes. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from 'embed/remotes';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings } from '../demo/demoSettings';
import { orEnd } from '../release/releaseCommand';
import { addToRemotes, addToWorkspaces } from './lists';
import {
  fillTemplate,
  formatNewRemote,
  toManifest,
  toNewRemote,
  type Known,
  type NewRemote,
} from './makeRemote';

const listOfRemotes = 'embed/src/contract/remotes.js';
/** The smallest one: commands and versions are copied from it. */
const model = 'access-denied-remote';
const ending = '.template';

await orEnd(() => {
  const { root, port } = demoSettings(process.env);
  const { name, target } = readArguments();
  const remote = toNewRemote(name, target, readKnown(root));
  // All is made before anything is written.
  const files = makeFiles(root, remote);
  const lists = [listOfRemotes, 'package.json', 'package-lock.json'];
  const before = Object.fromEntries(
    lists.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  // Ctrl+C ends npm, and so the way back runs.
  process.on('SIGINT', () => undefined);
  try {
    writeFiles(root, files);
    writeLock(root);
    symlinkSync(
      path.join(root, name),
      path.join(root, 'node_modules', name),
      'junction',
    );
  } catch (error) {
    rmSync(path.join(root, name), { recursive: true, force: true });
    writeFiles(root, before);
    throw new ReleaseError(
      `${name} is not made, and all is as it was before. ${String(error)}`,
    );
  }
  console.log(formatNewRemote(remote, port));
});

function writeFiles(
  root: string,
  files: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function readArguments(): {
  readonly name: string;
  readonly target: string | undefined;
} {
  const how =
    'Give its name: npm run new-remote -- rates-teaser --target "#rates"';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { target: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) {
      throw new ReleaseError(how);
    }
    return { name, target: values.target };
  } catch (error) {
    if (error instanceof ReleaseError) {
      throw error;
    }
    throw new ReleaseError(
      `${error instanceof Error ? error.message : String(error)}. ${how}`,
    );
  }
}

/** Without a request to a registry: every package is in the lockfile. A cache of its own keeps all other entries as they are. */
function writeLock(root: string): void {
  const rules = [
    '--package-lock-only',
    '--offline',
    '--loglevel=error',
    '--cache=.cache/no-npm',
  ];
  execFileSync('npm', ['install', ...rules], {
    cwd: root,
    shell: process.platform === 'win32',
  });
}

function readKnown(root: string): Known {
  return {
    names: [root, path.join(root, 'node_modules')].flatMap((folder) =>
      readdirSync(folder),
    ),
    elements: remotes.map(({ element }) => element),
  };
}

function makeFiles(
  root: string,
  remote: NewRemote,
): Readonly<Record<string, string>> {
  const read = (file: string): string =>
    readFileSync(path.join(root, file), 'utf8');
  const last = remotes.at(-1)?.name ?? '';
  return {
    [listOfRemotes]: addToRemotes(
      read(listOfRemotes),
      remote.name,
      remote.element,
    ),
    'package.json': addToWorkspaces(read('package.json'), remote.name, last),
    [`${remote.name}/package.json`]: toManifest(
      remote,
      model,
      read(`${model}/package.json`),
    ),
    ...Object.fromEntries(
      listTemplates().map(([file, text]) => [
        `${remote.name}/${fillTemplate(file, remote)}`,
        fillTemplate(text, remote),
      ]),
    ),
  };
}

/** Each template's name, without its ending, and its text. */
function listTemplates(): readonly (readonly [string, string])[] {
  const folder = path.join(import.meta.dirname, 'template');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [
      file.replaceAll(path.sep, '/').slice(0, -ending.length),
      readFileSync(path.join(folder, file), 'utf8'),
    ]);
}
