import type { PageConfig } from '../contract/contract';

/** From an attribute's text, or a value of the page's JSON block, to the option's value; undefined: not valid. */
export type OptionReader = (value: unknown) => unknown;

const text: OptionReader = (value) => (typeof value === 'string' && value.trim()) || undefined;
/** Empty switches something off. */
const textOrNone: OptionReader = (value) => (typeof value === 'string' ? value.trim() : undefined);
const matching =
  (pattern: RegExp): OptionReader =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const oneOf =
  (...allowed: readonly unknown[]): OptionReader =>
  (value) =>
    allowed.includes(value) ? value : undefined;
const flags = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);
const flag: OptionReader = (value) => flags.get(value);
const words: OptionReader = (value) => {
  const list: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : undefined;
};
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object: OptionReader = (value) => (isObject(value) ? value : undefined);
const partnerIds: OptionReader = (value) =>
  isObject(value) && ['web', 'ios', 'android'].every((app) => text(value[app])) ? value : undefined;
const pixels: OptionReader = (value) => {
  const width = typeof value === 'string' ? Number(value.trim() || NaN) : value;
  return typeof width === 'number' && Number.isInteger(width) && width > 0 ? width : undefined;
};
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const calculatorProperty: OptionReader = (value) =>
  isObject(value) &&
  text(value.propertyAddress) &&
  isAddress(value.propertyImageURL) &&
  isAddress(value.propertyURL)
    ? value
    : undefined;
const addresses = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every(isAddress);
const serverUrlRules: Readonly<Record<string, (value: unknown) => boolean>> = {
  singleSignOn: addresses,
  samlSignIn: isAddress,
  addressAutocomplete: isAddress,
  lenderWebsite: (value) =>
    isObject(value) && isAddress(value.baseUrl) && isAddress(value.webviewUrl),
};
const serverUrls: OptionReader = (value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, url]) => Object.hasOwn(serverUrlRules, name) && serverUrlRules[name]?.(url),
  )
    ? value
    : undefined;

interface Option {
  readonly read: OptionReader;
  /** What its value has to be, for a warning. */
  readonly advice: string;
}

/** Every option of a page. */
export const options: Readonly<Record<keyof PageConfig, Option>> = {
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
  app: { read: oneOf('web', 'ios', 'android'), advice: 'web, ios or android' },
  serverUrls: {
    read: serverUrls,
    advice:
      'an object with http(s) addresses for any of singleSignOn, samlSignIn, addressAutocomplete and lenderWebsite (baseUrl and webviewUrl), in the data-embed-config block',
  },
  homeLoansHost: {
    read: matching(/^[a-z\d-]+(\.[a-z\d-]+)+$/),
    advice: 'a host such as homeloans.maplehearth.example',
  },
  stateAbbreviation: { read: matching(/^[A-Z]{2}$/), advice: 'two capital letters, such as CA' },
  zipCode: { read: matching(/^\d{5}$/), advice: 'five digits' },
  calculatorProperty: {
    read: calculatorProperty,
    advice:
      'an object with propertyAddress and the http(s) addresses propertyImageURL and propertyURL, in the data-embed-config block',
  },
  breakpoint: { read: pixels, advice: 'a width in CSS pixels, such as 1024' },
  footer: { read: object, advice: 'an object of footer data, in the data-embed-config block' },
  advertisingPhone: { read: text, advice: 'a phone number' },
  content: { read: object, advice: 'an object of texts, in the data-embed-config block' },
  permissions: { read: words, advice: 'permission names, separated by blanks' },
  authorizer: { read: oneOf('lender', 'staff'), advice: 'lender or staff' },
  loadFrom: { read: oneOf('cache', 'network'), advice: 'cache or network' },
  analyticsGlobal: { read: textOrNone, advice: "the name of the page's analytics object" },
  analyticsConsent: { read: oneOf('ask', 'granted'), advice: 'ask or granted' },
  errorReporterGlobal: { read: textOrNone, advice: "the name of the page's error reporter object" },
  googleClientId: { read: textOrNone, advice: 'the client id of one-tap' },
  oneTapScriptUrl: { read: text, advice: 'the address of the one-tap script' },
  bot: { read: flag, advice: 'true or false' },
  messagingOrigin: { read: textOrNone, advice: 'an origin such as https://messages.example' },
};

export const findOption = (name: string): Option | undefined =>
  isOption(name) ? options[name] : undefined;
const isOption = (name: string): name is keyof PageConfig => Object.hasOwn(options, name);
