/** Version folders on a target: added whole, never changed. */
import { factsFile, type ReleasedFacts } from '../registry/releasedFacts';
import { withCompressed } from '../targets/compress';
import { ReleaseError, type ReleaseTarget } from '../targets/target';
import type { Build } from './readBuild';

/** Puts a build into its version folder; false when the target has it already. Refuses other content under the same version. */
export async function placeVersion(
  target: ReleaseTarget,
  { facts, files }: Build,
): Promise<boolean> {
  const folder = `${facts.name}/${facts.version}`;
  const released = () => target.read(`${folder}/${factsFile}`);
  let there = await released();
  if (!there) {
    if (await target.addFolder(folder, await withCompressed(files))) {
      return true;
    }
    there = await released();
    if (!there) {
      throw new ReleaseError(
        `${target.name}/${folder} exists without ${factsFile}, so it is not whole. Move it away and release again.`,
      );
    }
  }
  const known = (JSON.parse(there.toString()) as ReleasedFacts).files;
  const different = [
    ...new Set([...Object.keys(known), ...Object.keys(facts.files)]),
  ].filter((file) => known[file] !== facts.files[file]);
  if (different.length === 0) {
    return false;
  }
  throw new ReleaseError(
    `${target.name}/${folder} is released already, with other content (${different.join(', ')}). A released version never changes: raise the version in ${facts.name}/package.json, build and release again.`,
  );
}
