import type { PageConfig } from '../contract';

/** From an attribute's text, or a value of the page's JSON block, to the option's value; undefined: not valid. */
type OptionReader = (value: unknown) => unknown;
const text: OptionReader = (value) => (typeof value === 'string' && value.trim()) || undefined;
/** Empty switches something off. */
const textOrNone: OptionReader = (value) => (typeof value === 'string' ? value.trim() : undefined);
const matching =
  (pattern: RegExp): OptionReader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf =
  (...allowed: unknown[]): OptionReader =>
  (value) =>
    allowed.includes(value) ? value : undefined;
const flag: OptionReader = (value) =>
  value === true || value === 'true'
    ? true
    : value === false || value === 'false'
      ? false
      : undefined;
const words: OptionReader = (value) => {
  const list: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : undefined;
};
const object: OptionReader = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
const partnerIds: OptionReader = (value) => {
  const ids = object(value) as Readonly<Record<string, unknown>> | undefined;
  return ids && ['web', 'ios', 'android'].every((app) => text(ids[app])) ? ids : undefined;
};

/** Every option, and what its value has to be. */
const options: Readonly<
  Record<keyof PageConfig, { readonly read: OptionReader; readonly advice: string }>
> = {
  apiBase: { read: text, advice: 'a path such as /mortgageapi' },
  productName: { read: text, advice: 'the name people read' },
  logoUrl: {
    read: matching(/^(https?:\/\/|\/(?!\/))\S+$/),
    advice: 'an http(s) address or a path',
  },
  brandSlug: { read: matching(/^[a-z\d-]+$/), advice: 'the brand in lower case without blanks' },
  mainDomain: {
    read: matching(/^[a-z\d-]+(\.[a-z\d-]+)+$/),
    advice: 'a domain without www, such as maplehearth.example',
  },
  theme: { read: oneOf('classic', 'refreshed'), advice: 'classic or refreshed' },
  accountPrefix: { read: matching(/^[\w-]+$/), advice: 'one path segment without slashes' },
  partnerIds: {
    read: partnerIds,
    advice: 'an object with web, ios and android, in the data-embed-config block',
  },
  advertisingPhone: { read: text, advice: 'a phone number' },
  content: { read: object, advice: 'an object of texts, in the data-embed-config block' },
  permissions: { read: words, advice: 'permission names, separated by blanks' },
  analyticsGlobal: { read: textOrNone, advice: "the name of the page's analytics object" },
  analyticsConsent: { read: oneOf('ask', 'granted'), advice: 'ask or granted' },
  errorReporterGlobal: { read: textOrNone, advice: "the name of the page's error reporter object" },
  googleClientId: { read: textOrNone, advice: 'the client id of one-tap' },
  oneTapScriptUrl: { read: text, advice: 'the address of the one-tap script' },
  bot: { read: flag, advice: 'true or false' },
  messagingOrigin: { read: textOrNone, advice: 'an origin such as https://messages.example' },
};
/** Attributes that belong to the loader. */
const loaderAttributes = new Set(['target', 'embedSeen']);

/** Options of one tag: the page's `data-embed-config` block first, then the tag's own `data-*`, each checked. */
export function readOptions(
  document: Document,
  attributes: Readonly<Record<string, string | undefined>>,
): PageConfig {
  const block = Object.entries(readConfigBlock(document)).map(([name, value]) =>
    readOption(name, value, `"${name}" in data-embed-config`),
  );
  const own = Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && !loaderAttributes.has(name))
    .map(([name, value]) =>
      readOption(
        name,
        value,
        `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      ),
    );
  return Object.fromEntries([...block, ...own].flat());
}

/** The option as an entry, or none and one warning with advice. */
function readOption(name: string, value: unknown, where: string): [string, unknown][] {
  const option = Object.hasOwn(options, name) ? options[name as keyof PageConfig] : undefined;
  const read = option?.read(value);
  if (read !== undefined) return [[name, read]];
  console.warn(
    option
      ? `[mortgage embed] ${where}=${JSON.stringify(value)} is not valid and is left out: write ${option.advice}.`
      : `[mortgage embed] ${where} is not an option; known ones: ${Object.keys(options).join(', ')}.`,
  );
  return [];
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
  console.warn(
    '[mortgage embed] the data-embed-config block is not a JSON object and is left out: check its quotes and commas.',
  );
  return {};
}
