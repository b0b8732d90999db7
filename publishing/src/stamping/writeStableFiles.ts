import { isUnchanged, withCompressed } from '../targets/compress';
import type { StampSettings } from './stableFiles';
import type { Files, ReleaseTarget } from '../targets/target';

/** Writes files that differ from the target's, and returns their names. Compares the compressed files too. */
export async function writeStableFiles(
  settings: StampSettings & { readonly target: ReleaseTarget },
  files: Files,
): Promise<readonly string[]> {
  const { target } = settings;
  const stale = await Promise.all(
    [...files].map(async ([file, bytes]) =>
      (await isUnchanged(target, file, bytes)) ? [] : [file],
    ),
  );
  const names = stale.flat();
  const changed = new Map([...files].filter(([file]) => names.includes(file)));
  for (const [file, bytes] of await withCompressed(changed, settings))
    await target.replace(file, bytes);
  return names;
}
