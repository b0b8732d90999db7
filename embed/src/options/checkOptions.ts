import type { PageConfig, RemoteName } from '../contract/contract';
import { configBlockAttribute } from '../contract/handOvers';
import { attempt } from '../page/attempt';
import { warn } from '../page/warn';
import { options, type Option, type OptionTable } from './options';
import { isObject } from './readers';

export interface OptionSource {
  readonly where: (name: string) => string;
  /** The remote they are for; undefined for the page's block, whose options belong to several remotes. */
  readonly remote?: RemoteName;
  /** The remote runs already: options of the start have no effect, and `null` removes an option. */
  readonly isUpdate?: boolean;
}

/** Returns the valid options. Leaves out each invalid one with one warning: where, what, why, and advice. */
export function checkOptions(given: unknown, source: OptionSource): PageConfig {
  if (isObject(given)) {
    return checkParts(given, options, source);
  }
  warn(
    `${source.where('the value')} is not an object and is left out: write { theme: 'refreshed' }.`,
  );
  return {};
}

/** `path`: the option whose parts these are, with a dot behind it. */
function checkParts(
  given: object,
  table: OptionTable,
  source: OptionSource,
  path = '',
): object {
  const valid: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (value === undefined) {
      continue;
    }
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    const fault = findFault(option, value, table, source);
    if (fault) {
      warn(`${source.where(path + name)} ${fault}`);
    } else {
      valid.push([name, read(option, value, source, `${path}${name}.`)]);
    }
  }
  return Object.fromEntries(valid);
}

function read(
  option: Option | undefined,
  value: unknown,
  source: OptionSource,
  path: string,
) {
  const known = value === null && source.isUpdate ? null : option?.read(value);
  return option?.parts && known
    ? checkParts(known, option.parts, source, path)
    : known;
}

function findFault(
  option: Option | undefined,
  value: unknown,
  table: OptionTable,
  { remote, isUpdate }: OptionSource,
): string | undefined {
  if (!option) {
    return `is not an option; known ones: ${Object.keys(table).join(', ')}.`;
  }
  const { remote: owner = remote, atStart, advice } = option;
  if (remote && owner !== remote) {
    return `is left out: ${remote} has no such option. Give it to ${owner}.`;
  }
  if (isUpdate && atStart) {
    return `changes nothing: it is read once, at the start. Put it on the tag or into the ${configBlockAttribute} block.`;
  }
  if ((value === null && isUpdate) || option.read(value) !== undefined) {
    return undefined;
  }
  return `is not valid (${show(value)}) and is left out: write ${advice}.`;
}

/** Of a function, or an object that contains itself, the type. */
const show = (value: unknown): string =>
  attempt(() => JSON.stringify(value).slice(0, 80)) ?? typeof value;
