import type { PageConfig } from '../contract';

type OptionReader = (text: string) => unknown;
const nonEmpty: OptionReader = (text) => text.trim() || undefined;
const words: OptionReader = (text) => text.split(/[\s,]+/).filter(Boolean);
const oneOf = (...allowed: string[]): OptionReader => (text) => (allowed.includes(text) ? text : undefined);

/** Every option a tag may carry: `data-<name>` in kebab case, and what makes its text a value (undefined: not valid). */
const optionReaders: Readonly<Record<string, { read: OptionReader; advice: string }>> = {
  apiBase: { read: nonEmpty, advice: 'a path such as /mortgageapi' },
  productName: { read: nonEmpty, advice: 'the name people read' },
  theme: { read: oneOf('classic', 'refreshed'), advice: 'classic or refreshed' },
  accountPrefix: { read: (text) => (/^[\w-]+$/.test(text) ? text : undefined), advice: 'one path segment without slashes' },
  advertisingPhone: { read: nonEmpty, advice: 'a phone number' },
  permissions: { read: words, advice: 'permission names, separated by blanks' },
};
/** Attributes that belong to the loader. */
const loaderAttributes = new Set(['target', 'embedSeen']);

/** Options of one tag: the page's `data-embed-config` block first, then the tag's own `data-*`, each checked. */
export function readOptions(document: Document, attributes: Readonly<Record<string, string | undefined>>): PageConfig {
  const options: Record<string, unknown> = { ...readConfigBlock(document) };
  for (const [name, text] of Object.entries(attributes)) {
    if (loaderAttributes.has(name) || text === undefined) continue;
    const option = optionReaders[name];
    const value = option?.read(text);
    if (value !== undefined) options[name] = value;
    else console.warn(adviceFor(name, text, option?.advice));
  }
  return options;
}

function adviceFor(name: string, text: string, advice: string | undefined): string {
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return advice
    ? `[mortgage embed] ${attribute}="${text}" is not valid and is left out: write ${advice}.`
    : `[mortgage embed] ${attribute} is not an option; known ones: ${Object.keys(optionReaders).join(', ')}.`;
}

function readConfigBlock(document: Document): object {
  const block = document.querySelector('script[data-embed-config]');
  if (!block) return {};
  try {
    const config: unknown = JSON.parse(block.textContent ?? '');
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config;
  } catch {
    // Told below, like any other unusable block.
  }
  console.warn('[mortgage embed] the data-embed-config block is not a JSON object and is left out: check its quotes and commas.');
  return {};
}
