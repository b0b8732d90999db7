/**
 * Previews: a build under an address of its own, `<workspace>/preview/<name>/`, stamped beside the current others. Never current,
 * gone by themselves. docs/releasing.md.
 */
import { isRemote } from 'embed/remotes';
import { withWorkspace, type Preview, type Registry } from './registry';
import { ReleaseError } from './targets/target';

/** A preview is removed when so many newer ones have followed, … */
export const previewsKept = 10;
/** … or when it is older than this. */
export const previewDaysKept = 14;

const dayMs = 86_400_000;

/** In the workspace's. */
export const previewsFolder = 'preview';
export const previewFolder = (preview: string): string => `${previewsFolder}/${preview}`;

/** The registry with a preview, newest, in the place of the one of its name. */
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

/** The name as part of an address; a remote that is on the target. Throws with advice otherwise. */
export function assertPreviewable(
  registry: Registry,
  workspace: string,
  preview: string,
  where: string,
): void {
  if (!isRemote(workspace))
    throw new ReleaseError(
      `${workspace} has no embed.js of its own, so that no page could show a preview of it. Give a remote.`,
    );
  if (!registry.workspaces[workspace])
    throw new ReleaseError(
      `${workspace} has never been released to ${where}: a preview needs the others beside it. Release it once, then preview.`,
    );
  if (isPreviewName(preview)) return;
  const possible = preview
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, nameMax);
  throw new ReleaseError(
    `"${preview}" cannot be the name of a preview: it is part of an address. Take lower-case letters, digits and hyphens${possible === '' ? '' : `, such as ${possible}`}.`,
  );
}

const nameMax = 60;
const isPreviewName = (name: string): boolean =>
  name.length <= nameMax && /^[a-z\d]+(-+[a-z\d]+)*$/.test(name);
