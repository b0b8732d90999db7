import type { PageConfig } from '../contract/contract';
import { configBlockAttribute, seenAttribute, targetAttribute } from '../contract/handOvers';
import { warn } from '../page/warn';
import { findOption, isObject, options } from './options';

/** Attributes that belong to the loader. */
const loaderAttributes = [targetAttribute, seenAttribute];
const toAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Options of one tag: the page's `data-embed-config` block first, then the tag's own `data-*`, each checked. */
export function readOptions(
  document: Document,
  attributes: Readonly<Record<string, string | undefined>>,
): PageConfig {
  const read: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(readConfigBlock(document)))
    read.push(...readOption(name, value, `"${name}" in ${configBlockAttribute}`));
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = toAttribute(name);
    if (value !== undefined && !loaderAttributes.includes(attribute))
      read.push(...readOption(name, value, attribute));
  }
  return Object.fromEntries(read);
}

/** The option as an entry, or none and one warning with advice. */
function readOption(name: string, value: unknown, where: string): [string, unknown][] {
  const option = findOption(name);
  const read = option?.read(value);
  if (read !== undefined) return [[name, read]];
  warn(
    option
      ? `${where}=${JSON.stringify(value)} is not valid and is left out: write ${option.advice}.`
      : `${where} is not an option; known ones: ${Object.keys(options).join(', ')}.`,
  );
  return [];
}

function readConfigBlock(document: Document): object {
  const block = document.querySelector(`script[${configBlockAttribute}]`);
  if (!block) return {};
  const config = parseJson(block.textContent);
  if (isObject(config)) return config;
  warn(
    `the ${configBlockAttribute} block is not a JSON object and is left out: check its quotes and commas.`,
  );
  return {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
