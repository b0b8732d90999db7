/** Previews: builds at an address of their own, stamped with the current others. They expire. docs/releasing.md */
import { isRemote } from 'embed/remotes';
import { ReleaseError } from '../targets/target';
import { withWorkspace, type Preview, type Registry } from './registry';

/** In a workspace's folder. */
export const previewsFolder = 'preview';
export const previewFolder = (preview: string): string => `${previewsFolder}/${preview}`;

export const previewsKept = 10;
export const previewDaysKept = 14;

const dayMs = 86_400_000;
const nameMax = 60;

/** The registry with a preview, newest first; it replaces one of its name. */
export function withPreview(registry: Registry, workspace: string, preview: Preview): Registry {
  const releases = registry.workspaces[workspace];
  if (!releases) return registry;
  const others = (releases.previews ?? []).filter(({ name }) => name !== preview.name);
  return withWorkspace(registry, workspace, { ...releases, previews: [preview, ...others] });
}

export function withoutPreview(
  registry: Registry,
  workspace: string,
  preview: string,
  where: string,
): Registry {
  const releases = registry.workspaces[workspace];
  const previews = releases?.previews ?? [];
  if (!releases || !previews.some(({ name }) => name === preview)) {
    const known = previews.map(({ name }) => name).join(', ') || 'none';
    throw new ReleaseError(
      `There is no preview "${preview}" of ${workspace} on ${where}. There are: ${known}.`,
    );
  }
  return withWorkspace(registry, workspace, {
    ...releases,
    previews: previews.filter(({ name }) => name !== preview),
  });
}

/** The registry without previews that are too many or too old. */
export function withoutOldPreviews(registry: Registry, workspace: string, now: Date): Registry {
  const releases = registry.workspaces[workspace];
  if (!releases?.previews) return registry;
  const oldestMs = now.getTime() - previewDaysKept * dayMs;
  const previews = releases.previews
    .slice(0, previewsKept)
    .filter(({ releasedAt }) => Date.parse(releasedAt) >= oldestMs);
  return withWorkspace(registry, workspace, { ...releases, previews });
}

/** Throws with advice where a workspace can have no preview of this name. */
export function assertPreviewable(
  registry: Registry,
  workspace: string,
  preview: string,
  where: string,
): void {
  if (!isRemote(workspace))
    throw new ReleaseError(
      `${workspace} has no embed.js, so a page cannot show its preview. Give a remote.`,
    );
  if (!registry.workspaces[workspace])
    throw new ReleaseError(
      `${workspace} has never been released to ${where}. Release it once, then preview.`,
    );
  if (preview.length <= nameMax && /^[a-z\d]+(-+[a-z\d]+)*$/.test(preview)) return;
  const possible = preview
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, nameMax);
  throw new ReleaseError(
    `"${preview}" cannot be part of an address. Take lower-case letters, digits and hyphens${possible === '' ? '' : `, such as ${possible}`}.`,
  );
}
