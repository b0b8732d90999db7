/** What a stamp did, for people. */
import type { SitesOutcome } from 'publishing/publish-sites';

export interface StampFacts {
  readonly target: string;
  readonly removed?: string | undefined;
  readonly seconds: number;
}

export function formatStamp(
  { changes, first, written }: SitesOutcome,
  { target, removed, seconds }: StampFacts,
): string {
  const width = Math.max(0, ...changes.map(({ slug }) => slug.length));
  const sites = changes.map(({ slug, change }) => `${slug.padEnd(width)}  ${change}`);
  const what = written.length === 0 ? 'No stable file is other than before' : 'Written';
  return [
    ...sites,
    ...(removed === undefined ? [] : [`${removed}  removed`]),
    `${what} (${seconds.toFixed(1)} s, ${target})`,
    ...groupByFolder(written),
    `First, found without its slug: ${first}`,
  ].join('\n');
}

/** One line a folder. */
function groupByFolder(files: readonly string[]): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const at = file.lastIndexOf('/') + 1;
    const names = folders.get(file.slice(0, at)) ?? [];
    folders.set(file.slice(0, at), [...names, file.slice(at)]);
  }
  return [...folders].map(([folder, names]) => `  ${folder}  ${names.join(' ')}`);
}
