import {
  assertPreviewable,
  previewFolder,
  withoutOldPreviews,
  withoutPreview,
  withPreview,
} from '../registry/previews';
import { readRegistry, type Registry } from '../registry/registry';
import { stampPreview } from '../stamping/stableFiles';
import { readBuild } from './readBuild';
import { makeCurrent, toReleased, type ReleaseSettings, type TargetSettings } from './release';
import { placeVersion, removeUnnamedPreviews } from './versionFolders';

export interface PreviewOutcome {
  readonly version: string;
  /** Of its `embed.js`. */
  readonly address: string;
  /** Names of expired previews. */
  readonly removed: readonly string[];
}

/** Puts a build on a target under an address of its own; the current version stays. */
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
  // Later stamps skip a preview that cannot run with the others; this command reports it.
  await stampPreview(target, next(before), workspace, preview, settings);
  await makeCurrent(settings, next);
  const url = before.workspaces[workspace]?.url;
  return {
    version: preview.version,
    address: new URL(`${previewFolder(name)}/embed.js`, url).href,
    removed: await removeUnnamedPreviews(target, workspace, before),
  };
}

export async function removePreview(
  settings: TargetSettings,
  workspace: string,
  name: string,
): Promise<void> {
  const { target } = settings;
  const before = await readRegistry(target);
  await makeCurrent(settings, (registry) => withoutPreview(registry, workspace, name, target.name));
  await removeUnnamedPreviews(target, workspace, before);
}
