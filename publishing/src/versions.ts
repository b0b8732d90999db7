/** Versions of a target, as its registry tells of them. */
import type { Registry, ReleasedVersion } from './registry';

/** The registry as it would be with these versions current, by workspace. */
export const withCurrent = (
  registry: Registry,
  versions: Readonly<Record<string, string>>,
): Registry => ({
  ...registry,
  workspaces: Object.fromEntries(
    Object.entries(registry.workspaces).map(([name, releases]) => [
      name,
      { ...releases, current: versions[name] ?? releases.current },
    ]),
  ),
});

/** What the registry says of a version: of a release, or else of a preview. */
export const findReleased = (
  registry: Registry,
  name: string,
  asked: string,
): ReleasedVersion | undefined => {
  const { versions = [], previews = [] } = registry.workspaces[name] ?? {};
  return [...versions, ...previews].find(({ version }) => version === asked);
};
