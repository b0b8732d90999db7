import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes by path, relative to their folder; paths with `/` on every system. */
export type Files = ReadonlyMap<string, Buffer>;

export async function readFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const places = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const toName = (place: string) =>
    path.relative(folder, place).replaceAll(path.sep, '/');
  const files = places.map(
    async (place) => [toName(place), await readFile(place)] as const,
  );
  return new Map(await Promise.all(files));
}

export async function replaceFolder(
  folder: string,
  files: Files,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
}
