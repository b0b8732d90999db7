/** Formats the releases of a target as a table and as JSON. */
import type { Registry, ReleasedVersion, Releases } from 'publishing/registry';

/** For machines: the registry's own form, with the sites by name. */
export const toReleasesJson = (target: string, { sites = [], workspaces }: Registry): string =>
  JSON.stringify({ target, sites: sites.map(({ slug }) => slug), workspaces }, null, 2);

export function formatReleases(target: string, { sites = [], workspaces }: Registry): string {
  const names = Object.keys(workspaces);
  if (names.length === 0) return `Nothing has been released to ${target}.`;
  const slugs = sites.map(({ slug }, index) => (index === 0 ? `${slug} (first)` : slug));
  return [
    `On ${target}, for ${slugs.join(', ') || 'no site'}`,
    ...names.flatMap((name) => formatWorkspace(name, workspaces[name])),
  ].join('\n');
}

const heading = ['', 'version', 'released (UTC)', 'by', 'commit', 'contract'];

function formatWorkspace(name: string, releases: Releases | undefined): readonly string[] {
  if (!releases) return [];
  const { url, current, canary, versions } = releases;
  const rowsOf = (state: string, isShown: (version: string) => boolean) =>
    versions.filter(({ version }) => isShown(version)).map((released) => toRow(state, released));
  const rows = [
    ...rowsOf('current', (version) => version === current),
    ...rowsOf(`canary ${canary?.share ?? 0} %`, (version) => version === canary?.version),
    ...rowsOf('also there', (version) => version !== current && version !== canary?.version),
  ];
  return ['', `${name}  ${url}`, ...alignColumns([heading, ...rows])];
}

/** An unknown value is a dash. */
const toRow = (state: string, released: ReleasedVersion): readonly string[] => {
  const { version, releasedAt, releasedBy, commit, isClean, contract } = released;
  return [
    state,
    version,
    releasedAt.slice(0, 16).replace('T', ' '),
    releasedBy ?? unknown,
    commit === undefined ? unknown : `${commit.slice(0, 9)}${isClean === false ? ' + edits' : ''}`,
    contract === undefined ? unknown : String(contract),
  ];
};

const unknown = '–';

function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heading.map((_title, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
