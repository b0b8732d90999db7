/** What a page says in its HTML: for all remotes in one block, and on each tag. */
import type { PageConfig, RemoteName } from '../contract/contract';
import {
  configBlockAttribute,
  overrideOriginsAttribute,
  seenAttribute,
  targetAttribute,
} from '../contract/handOvers';
import { warn } from '../page/warn';
import { checkOptions } from './checkOptions';
import { layerOptions } from './layerOptions';
import { options } from './options';
import { isObject } from './readers';

type Attributes = Readonly<Record<string, string | undefined>>;
/** Gives the options of one tag. */
export type ReadPageOptions = (remote: RemoteName, attributes: Attributes) => PageConfig;

/** Layers, each over the one before: the page's `data-embed-config` block, and the tag's own `data-*`. */
export function createPageOptions(document: Document): ReadPageOptions {
  const readBlock = createBlockReader(document);
  return (remote, attributes) =>
    [optionsOf(remote, readBlock()), readAttributes(remote, attributes)].reduce(layerOptions, {});
}

/** Of what is said for the whole page, what this remote has. */
const optionsOf = (remote: RemoteName, config: PageConfig): PageConfig =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => {
      const { remote: owner = remote } = options[name as keyof PageConfig];
      return owner === remote;
    }),
  );

/** Attributes that say which program is shown where, and nothing to that program. */
const loaderAttributes = [targetAttribute, seenAttribute, overrideOriginsAttribute];
const toAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function readAttributes(remote: RemoteName, attributes: Attributes): PageConfig {
  const given = Object.entries(attributes).filter(
    ([name]) => !loaderAttributes.includes(toAttribute(name)),
  );
  return checkOptions(Object.fromEntries(given), {
    remote,
    where: (name) => `${toAttribute(name)} on the tag of ${remote}`,
  });
}

/** The block is read once, however many remotes ask: a mistake in it is one warning. */
function createBlockReader(document: Document): () => PageConfig {
  let known: { readonly text: string; readonly config: PageConfig } | undefined;
  return () => {
    const text = document.querySelector(`script[${configBlockAttribute}]`)?.textContent ?? '{}';
    if (text !== known?.text) known = { text, config: checkBlock(parseJson(text)) };
    return known.config;
  };
}

function checkBlock(config: unknown): PageConfig {
  if (isObject(config))
    return checkOptions(config, { where: (name) => `"${name}" in ${configBlockAttribute}` });
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
