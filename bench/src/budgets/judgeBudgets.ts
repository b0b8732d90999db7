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
  bundles: BundleBudgets,
): readonly string[] {
  const kilobytes = toKilobytes(sumOf(files.map(({ bytes }) => bytes)));
  const scripts = toKilobytes(sumOf(files.map(({ scriptBytes }) => scriptBytes)));
  const grown = describeGrowth(files, bundles);
  const complain = (isOver: boolean, text: string): readonly string[] =>
    isOver ? [`The ${budget.name} ${text} ${lookInto}`] : [];
  return [
    ...complain(
      kilobytes > budget.kilobytes,
      `loads ${kb(kilobytes)}, ${kb(kilobytes - budget.kilobytes)} more than its budget of ${kb(budget.kilobytes)}: ${grown}.`,
    ),
    ...complain(
      scripts > budget.scriptKilobytes,
      `gives the main thread ${kb(scripts)} of script to read, ${kb(scripts - budget.scriptKilobytes)} more than its budget of ${kb(budget.scriptKilobytes)}: ${grown}.`,
    ),
    ...complain(
      files.length > budget.requests,
      `requests ${files.length} of our files, ${files.length - budget.requests} more than its budget of ${budget.requests}: ${nameAll(files)}.`,
    ),
    ...complain(
      depth > budget.depth,
      `waits for ${depth} requests one after another, ${depth - budget.depth} more than its budget of ${budget.depth}: one file requests another only after it has loaded; add a preload (embed/src/loader/preload.ts).`,
    ),
    ...complain(
      nodes > budget.nodes,
      `has ${nodes} elements in our shadow roots, ${nodes - budget.nodes} more than its budget of ${budget.nodes}.`,
    ),
    ...complain(
      cls > budget.cls,
      `shifts by ${cls.toFixed(4)}, and may shift by ${budget.cls}: one of our views appears in a place that the page did not reserve.`,
    ),
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

/** The bundles above their own budgets; where there are none, many have grown a little. */
function describeGrowth(files: readonly LoadedFile[], bundles: BundleBudgets): string {
  const grown = files.flatMap(({ bundle, bytes }) => {
    const more = toKilobytes(bytes) - (bundles[bundle]?.kilobytes ?? 0);
    return more > 0 ? [{ bundle, more }] : [];
  });
  if (grown.length === 0)
    return `no bundle alone is over its own budget; it loads ${nameAll(files)}`;
  return grown
    .sort((one, other) => other.more - one.more)
    .map(({ bundle, more }) => `${bundle} is ${kb(more)} over its own`)
    .join(', ');
}

const nameAll = (files: readonly LoadedFile[]): string =>
  files
    .map(({ bundle, bytes }) => `${bundle} ${kb(toKilobytes(bytes))}`)
    .sort()
    .join(', ');
