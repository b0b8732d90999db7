/** Says of each budget that is overstepped what grew and by how much, and where to look. */
import type { BundleBudget, PageBudget } from './budgets';

export interface LoadedFile {
  /** `<workspace>/<name>`. */
  readonly bundle: string;
  readonly bytes: number;
  /** Without compression. */
  readonly scriptBytes: number;
}

/** What came with one page. */
export interface LoadedPage {
  readonly files: readonly LoadedFile[];
  readonly depth: number;
  readonly nodes: number;
  readonly cls: number;
}

type BundleBudgets = Readonly<Record<string, BundleBudget>>;

const kilobyte = 1024;
export const toKilobytes = (bytes: number): number => bytes / kilobyte;
const kb = (kilobytes: number): string => `${kilobytes.toFixed(1)} KB`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const lookInto =
  'How to look into it: docs/performance.md, "Budgets"; what it costs in time: npm run bench.';

/** Address of a published file to its bundle; undefined for one that is not ours. */
export function toBundle(address: string): string | undefined {
  const { pathname } = new URL(address);
  const [, workspace, rest] = /^\/([a-z-]+)\/(.+)\.js$/.exec(pathname) ?? [];
  if (workspace === undefined || rest === undefined) return undefined;
  const name = rest
    .split('/')
    .at(-1)
    ?.replace(/\.[\da-f]{8}$/, '');
  return `${workspace}/${name}`;
}

/** Complaints, none where all holds. */
export function judgePage(
  budget: PageBudget,
  { files, depth, nodes, cls }: LoadedPage,
): readonly string[] {
  const all = files.map(({ bundle, bytes }) => `${bundle} ${kb(toKilobytes(bytes))}`).sort();
  const judge = (
    name: 'kilobytes' | 'scriptKilobytes' | 'requests' | 'depth' | 'nodes' | 'cls',
    found: number,
    what: string,
  ): readonly string[] =>
    found <= budget[name]
      ? []
      : [`The ${budget.name} ${what}: ${+found.toFixed(4)}, budget ${budget[name]}. ${lookInto}`];
  const kilobytes = toKilobytes(sumOf(files.map(({ bytes }) => bytes)));
  const scripts = toKilobytes(sumOf(files.map(({ scriptBytes }) => scriptBytes)));
  const react = files.filter(({ bundle }) => bundle === 'session-shared/vendor');
  return [
    ...(budget.isWithoutReact ? react : []).map(
      () => `The ${budget.name} loads React, which a guest does not need there. ${lookInto}`,
    ),
    ...judge('kilobytes', kilobytes, `loads too many KB (${all.join(', ')})`),
    ...judge('scriptKilobytes', scripts, 'gives the main thread too many KB of script to read'),
    ...judge('requests', files.length, `requests too many of our files (${all.join(', ')})`),
    ...judge(
      'depth',
      depth,
      'waits for too many requests one after another; add a preload (embed/src/loader/preload.ts)',
    ),
    ...judge('nodes', nodes, 'has too many elements in our shadow roots'),
    ...judge('cls', cls, 'shifts, because it did not reserve the place of one of our views'),
  ];
}

export function judgeBundles(
  files: readonly LoadedFile[],
  bundles: BundleBudgets,
): readonly string[] {
  return files.flatMap(({ bundle, bytes }) => {
    const budget = bundles[bundle];
    const size = toKilobytes(bytes);
    if (!budget) return [`${bundle} is new and loads ${kb(size)}: give it a budget. ${lookInto}`];
    if (size <= budget.kilobytes) return [];
    return [
      `${bundle} is ${kb(size)}, ${kb(size - budget.kilobytes)} more than its budget of ${kb(budget.kilobytes)} (${budget.why}). ${lookInto}`,
    ];
  });
}
