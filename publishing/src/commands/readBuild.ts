/** Reads the files of a build from a workspace's `dist`. */
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFacts } from 'embed/release';
import {
  factsFile,
  integrityOf,
  type ReleasedFacts,
} from '../registry/releasedFacts';
import { ReleaseError, type Files } from '../targets/target';

export interface Build {
  readonly facts: ReleasedFacts;
  readonly files: Files;
}

export async function readBuild(root: string, name: string): Promise<Build> {
  const dist = path.join(root, name, 'dist');
  if (!existsSync(path.join(dist, factsFile))) {
    throw new ReleaseError(
      `${name} is not built: there is no ${path.join(dist, factsFile)}. Run npm run build -w ${name}.`,
    );
  }
  const files = new Map<string, Uint8Array>();
  for (const file of await listFiles(dist)) {
    files.set(file, await readFile(path.join(dist, file)));
  }
  const built = JSON.parse(
    await readFile(path.join(dist, factsFile), 'utf8'),
  ) as BuildFacts;
  const hashes = [...files].map(
    ([file, bytes]) => [file, integrityOf(bytes)] as const,
  );
  const facts = { ...built, files: Object.fromEntries(hashes) };
  // Last, because a version exists once its facts exist.
  files.set(factsFile, Buffer.from(`${JSON.stringify(facts, null, 2)}\n`));
  return { facts, files };
}

/** Paths with `/` on every system, without source maps: those are not public (S21). */
async function listFiles(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dist, path.join(entry.parentPath, entry.name)),
    )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== factsFile && !file.endsWith('.map'))
    .sort();
}
