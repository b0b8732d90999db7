import type {
  CanaryVersion,
  Registry,
  ReleasedVersion,
} from 'publishing/registry';

/** For machines: the registry's own form, with the sites by name. */
export const toReleasesJson = (
  target: string,
  { sites = [], workspaces }: Registry,
): string =>
  JSON.stringify(
    { target, sites: sites.map(({ slug }) => slug), workspaces },
    null,
    2,
  );

export function describeTarget(
  target: string,
  { sites = [] }: Registry,
): string {
  const slugs = sites.map(({ slug }, index) =>
    index === 0 ? `${slug} (first)` : slug,
  );
  return `On ${target}, for ${slugs.join(', ') || 'no site'}`;
}

/** Of each workspace the current version first. An unknown value has no cell. */
export const listReleases = ({ workspaces }: Registry): readonly object[] =>
  Object.entries(workspaces).flatMap(
    ([workspace, { current, canary, versions }]) => {
      const rows = versions.map((released) => ({
        workspace,
        state: stateOf(released, current, canary),
        ...toCells(released),
      }));
      const isCurrent = ({ version }: { readonly version: string }) =>
        Number(version === current);
      return rows.sort((one, other) => isCurrent(other) - isCurrent(one));
    },
  );

function stateOf(
  { version }: ReleasedVersion,
  current: string,
  canary?: CanaryVersion,
): string {
  if (version === current) {
    return 'current';
  }
  return version === canary?.version
    ? `canary ${canary.share} %`
    : 'also there';
}

const toCells = (released: ReleasedVersion) => {
  const { version, releasedAt, releasedBy, commit, isClean, contract } =
    released;
  return {
    version,
    'released (UTC)': releasedAt.slice(0, 16).replace('T', ' '),
    ...(releasedBy && { by: releasedBy }),
    ...(commit && {
      commit: commit.slice(0, 9) + (isClean === false ? ' + edits' : ''),
    }),
    ...(contract && { contract }),
  };
};
