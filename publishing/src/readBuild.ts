/** What a build hands over to publishing: its files, and the facts about them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Shell } from 'embed/release';
import { isRemote } from 'embed/remotes';
import { ReleaseError, type Files } from './targets/target';

const require = createRequire(import.meta.url);

/** `release.json` of a build, as webpack.common.js writes it. */
export interface BuildFacts {
  readonly name: string;
  readonly container: string;
  readonly version: string;
  readonly firstChunks: readonly string[];
  /** session-shared: the major of its contract. Remotes: the major they were built for. */
  readonly contract?: number;
  /** What the remote needs of a page's Content-Security-Policy besides our own files, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
}

/** `release.json` in a version folder. */
export interface ReleasedFacts extends BuildFacts {
  /** Hash of every file of the version, as `integrity` wants it. */
  readonly files: Readonly<Record<string, string>>;
}

export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** The finished build of a workspace, ready to be put into a version folder. */
export async function readBuild(
  root: string,
  name: string,
): Promise<{ readonly facts: ReleasedFacts; readonly files: Files }> {
  const dist = path.join(root, name, 'dist');
  if (!existsSync(path.join(dist, 'release.json')))
    throw new ReleaseError(
      `${name} is not built: there is no ${path.join(dist, 'release.json')}. Run npm run build -w ${name}.`,
    );
  const names = (await readdir(dist, { recursive: true, withFileTypes: true }))
    // Source maps are nobody's business but ours (S21).
    .filter(
      (entry) => entry.isFile() && !/\.map$|^mf-stats\.json$|^release\.json$/.test(entry.name),
    )
    .map((entry) =>
      path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const files = new Map<string, Uint8Array>();
  for (const file of names) files.set(file, await readFile(path.join(dist, file)));
  if (isRemote(name)) files.set('shell.json', Buffer.from(JSON.stringify(renderShell(root, name))));
  const built = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as BuildFacts;
  const facts = {
    ...built,
    files: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
  };
  files.set('release.json', Buffer.from(`${JSON.stringify(facts, null, 2)}\n`));
  return { facts, files };
}

/** Runs the remote's shell program (built beside it) once. */
function renderShell(root: string, name: string): Shell {
  const program = path.join(root, '.cache/shell', name, 'shell.cjs');
  if (!existsSync(program))
    throw new ReleaseError(
      `The shell of ${name} is not built: there is no ${program}. Run npm run build -w ${name}.`,
    );
  delete require.cache[program];
  const { html, css } = require(program) as Shell;
  return {
    html,
    css: css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .trim(),
  };
}
