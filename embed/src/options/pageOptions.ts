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
export type ReadPageOptions = (
  remote: RemoteName,
  attributes: Attributes,
) => PageConfig;

/** The tag's own `data-*` override the page's `data-embed-config` block. */
export function createPageOptions(document: Document): ReadPageOptions {
  const known = new Map<string, PageConfig>();
  /** Reads each text once, so that a mistake in it is one warning. */
  const once = (text: string, read: () => PageConfig): PageConfig => {
    const config = known.get(text) ?? read();
    known.set(text, config);
    return config;
  };
  return (remote, attributes) => {
    const text = readBlockText(document) ?? '{}';
    const block = once(text, () =>
      checkBlock(attempt(() => JSON.parse(text) as unknown)),
    );
    const own = once(`${remote}${JSON.stringify(attributes)}`, () =>
      readAttributes(remote, attributes),
    );
    return layerOptions(optionsOf(remote, block), own);
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

function readAttributes(
  remote: RemoteName,
  attributes: Attributes,
): PageConfig {
  // The loader, consent tools, optimizers and frameworks have attributes of their own; the loader's is on each tag.
  const given = Object.entries(attributes).filter(
    ([name]) =>
      toAttribute(name) !== seenAttribute &&
      findSimilar(name, Object.keys(options)),
  );
  return checkOptions(Object.fromEntries(given), {
    remote,
    where: (name) => `${toAttribute(name)} on the tag of ${remote}`,
  });
}

function checkBlock(config: unknown): PageConfig {
  if (isObject(config)) {
    return checkOptions(config, {
      where: (name) => `"${name}" in ${configBlockAttribute}`,
    });
  }
  warn(
    `the ${configBlockAttribute} block is not a JSON object and is left out: check its quotes and commas.`,
  );
  return {};
}
