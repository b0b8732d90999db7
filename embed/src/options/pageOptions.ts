/** The options in a page's HTML: one block for all remotes, and attributes of each tag. */
import type { PageConfig, RemoteName } from '../contract/contract';
import { configBlockAttribute, seenAttribute } from '../contract/handOvers';
import { attempt } from '../page/attempt';
import { readBlockText } from '../page/blockText';
import { warn } from '../page/warn';
import { checkOptions } from './checkOptions';
import { findSimilar } from './findSimilar';
import { layerOptions } from './layerOptions';
import { options } from './options';
import { isObject } from './readers';

type Attributes = Readonly<Record<string, string | undefined>>;
export type ReadPageOptions = (remote: RemoteName, attributes: Attributes) => PageConfig;

/** The tag's own `data-*` override the page's `data-embed-config` block. Reads both once: a mistake is one warning. */
export function createPageOptions(document: Document): ReadPageOptions {
  const readBlock = createBlockReader(document);
  const known = new Map<string, PageConfig>();
  return (remote, attributes) => {
    const tag = remote + JSON.stringify(attributes);
    const own = known.get(tag) ?? readAttributes(remote, attributes);
    known.set(tag, own);
    return layerOptions(optionsOf(remote, readBlock()), own);
  };
}

const optionsOf = (remote: RemoteName, config: PageConfig): PageConfig =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => {
      const { remote: owner = remote } = options[name as keyof PageConfig];
      return owner === remote;
    }),
  );

const toAttribute = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function readAttributes(remote: RemoteName, attributes: Attributes): PageConfig {
  // The loader, consent tools, optimizers and frameworks have attributes of their own; the loader's is on each tag.
  const given = Object.entries(attributes).filter(
    ([name]) => toAttribute(name) !== seenAttribute && findSimilar(name, Object.keys(options)),
  );
  return checkOptions(Object.fromEntries(given), {
    remote,
    where: (name) => `${toAttribute(name)} on the tag of ${remote}`,
  });
}

function createBlockReader(document: Document): () => PageConfig {
  let known: { readonly text: string; readonly config: PageConfig } | undefined;
  return () => {
    const text = readBlockText(document) ?? '{}';
    if (text !== known?.text)
      known = { text, config: checkBlock(attempt(() => JSON.parse(text) as unknown)) };
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
