/** The folders of versions on a target: put there whole, never touched again, removed when nobody needs them any more. */
import { withCompressed } from './compress';
import { entryOf, folderOf } from './placedRelease';
import { previewFolder } from './previews';
import type { Build, ReleasedFacts } from './readBuild';
import {
  outdatedVersions,
  parseRegistry,
  readRegistry,
  registryFile,
  toBytes,
  withoutVersions,
  type Registry,
} from './registry';
import { ReleaseError, type ReleaseTarget } from './targets/target';
import { findReleased } from './versions';

/** Puts a build into its version folder. A version that is there is never touched; other content under its name is refused. */
export async function placeVersion(
  target: ReleaseTarget,
  { facts, files }: Build,
): Promise<boolean> {
  const folder = folderOf(facts);
  const released = () => target.read(`${folder}/release.json`);
  let there = await released();
  if (!there) {
    if (await target.addFolder(folder, await withCompressed(files))) return true;
    there = await released();
    if (!there)
      throw new ReleaseError(
        `${target.name}/${folder} lies there without its release.json, and no release made it. Look at what it is, move it away and release again.`,
      );
  }
  const known = (JSON.parse(there.toString()) as ReleasedFacts).files;
  const different = [...new Set([...Object.keys(known), ...Object.keys(facts.files)])].filter(
    (file) => known[file] !== facts.files[file],
  );
  if (different.length === 0) return false;
  throw new ReleaseError(
    `${target.name}/${folder} is released already, with other content (${different.join(', ')}). A released version never changes: raise the version in ${facts.name}/package.json, build and release again.`,
  );
}

/** Brotli bytes of the scripts that a first view needs of a version; undefined where they do not lie there packed. */
export async function measureFirstView(
  target: ReleaseTarget,
  facts: ReleasedFacts,
): Promise<number | undefined> {
  const scripts = [entryOf(facts.name), ...facts.firstChunks];
  const packed = await Promise.all(
    scripts.map((file) => target.read(`${folderOf(facts)}/${file}.br`)),
  );
  if (packed.includes(undefined)) return undefined;
  return packed.reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
}

/** Old pages work to their end: a version goes when ten newer ones have followed it, and nothing current needs it. */
export async function removeOutdated(
  target: ReleaseTarget,
  name: string,
): Promise<readonly string[]> {
  let gone: readonly string[] = outdatedVersions(await readRegistry(target), name);
  if (gone.length === 0) return gone;
  await target.change(registryFile, (bytes) => {
    const registry = parseRegistry(bytes, target.name);
    gone = outdatedVersions(registry, name);
    return toBytes(withoutVersions(registry, name, gone));
  });
  for (const version of gone) await target.removeFolder(`${name}/${version}`);
  return gone;
}

/** Removes the folders of previews that the registry names no more, and of their versions where nothing else does. */
export async function removeUnnamedPreviews(
  target: ReleaseTarget,
  workspace: string,
  before: Registry,
): Promise<readonly string[]> {
  const now = await readRegistry(target);
  const named = now.workspaces[workspace]?.previews ?? [];
  const gone = (before.workspaces[workspace]?.previews ?? []).filter(
    ({ name, version }) => !named.some((one) => one.name === name && one.version === version),
  );
  for (const { name, version } of gone) {
    if (!named.some((one) => one.name === name))
      await target.removeFolder(`${workspace}/${previewFolder(name)}`);
    if (!findReleased(now, workspace, version))
      await target.removeFolder(`${workspace}/${version}`);
  }
  return gone.filter(({ name }) => !named.some((one) => one.name === name)).map(({ name }) => name);
}
