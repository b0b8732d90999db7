/** Puts a build on a target under an address of its own, and takes it away again. */
import {
  assertPreviewable,
  previewFolder,
  withoutOldPreviews,
  withoutPreview,
  withPreview,
} from './previews';
import { readBuild } from './readBuild';
import { readRegistry, type Registry } from './registry';
import { makeCurrent, toReleased, type ReleaseSettings } from './release';
import { stampPreview } from './stableFiles';
import { placeVersion, removeUnnamedPreviews } from './versionFolders';

export interface PreviewOutcome {
  readonly version: string;
  /** Of its `embed.js`. */
  readonly address: string;
  /** Names of previews that were too many or too old. */
  readonly removed: readonly string[];
}

/** Nobody sees it but whoever has its address: what is current stays. */
export async function releasePreview(
  settings: ReleaseSettings,
  workspace: string,
  name: string,
): Promise<PreviewOutcome> {
  const { target, now = () => new Date() } = settings;
  const before = await readRegistry(target);
  assertPreviewable(before, workspace, name, target.name);
  const build = await readBuild(settings.root, workspace);
  await placeVersion(target, build);
  const preview = { name, ...(await toReleased(settings, build)) };
  const next = (registry: Registry): Registry =>
    withoutOldPreviews(withPreview(registry, workspace, preview), workspace, now());
  // What cannot run beside the others is said now; later it would only be left out.
  await stampPreview({ target, registry: next(before) }, workspace, preview, settings);
  await makeCurrent(settings, next);
  const url = before.workspaces[workspace]?.url;
  return {
    version: preview.version,
    address: new URL(`${previewFolder(name)}/embed.js`, url).href,
    removed: await removeUnnamedPreviews(target, workspace, before),
  };
}

export async function removePreview(
  settings: Pick<ReleaseSettings, 'target'>,
  workspace: string,
  name: string,
): Promise<void> {
  const { target } = settings;
  const before = await readRegistry(target);
  await makeCurrent(settings, (registry) => withoutPreview(registry, workspace, name, target.name));
  await removeUnnamedPreviews(target, workspace, before);
}
