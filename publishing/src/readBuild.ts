/** What a build hands over to publishing: its files, and the facts about them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFacts } from 'embed/release';
import { ReleaseError, type Files } from './targets/target';

/** `release.json` in a version folder. */
export interface ReleasedFacts extends BuildFacts {
  /** Hash of every file of the version, as `integrity` wants it. */
  readonly files: Readonly<Record<string, string>>;
}

/** A finished build, ready to be put into a version folder. */
export interface Build {
  readonly facts: ReleasedFacts;
  readonly files: Files;
}

const factsFile = 'release.json';

export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export async function readBuild(root: string, name: string): Promise<Build> {
  const dist = path.join(root, name, 'dist');
  if (!existsSync(path.join(dist, factsFile)))
    throw new ReleaseError(
      `${name} is not built: there is no ${path.join(dist, factsFile)}. Run npm run build -w ${name}.`,
    );
  const files = new Map<string, Uint8Array>();
  for (const file of await listFiles(dist)) files.set(file, await readFile(path.join(dist, file)));
  const built = JSON.parse(await readFile(path.join(dist, factsFile), 'utf8')) as BuildFacts;
  const hashes = [...files].map(([file, bytes]) => [file, integrityOf(bytes)] as const);
  const facts = { ...built, files: Object.fromEntries(hashes) };
  // Last: a version is there when its facts are.
  files.set(factsFile, Buffer.from(`${JSON.stringify(facts, null, 2)}\n`));
  return { facts, files };
}

/** Paths with `/` on every system. Source maps are nobody's business but ours (S21). */
async function listFiles(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== factsFile && !file.endsWith('.map'))
    .sort();
}
