import type { PageConfig } from '../contract/pageConfig';
import type { RemoteName } from '../contract/remoteName';
import { schemes } from '../shell/looks';
import {
  address,
  data,
  each,
  flag,
  matching,
  oneOf,
  pixels,
  rule,
  text,
  textOrNone,
  visitor,
  whole,
  words,
  type OptionReader,
} from './readers';

export interface Option {
  readonly read: OptionReader;
  /** Completes the warning "write …". */
  readonly advice: string;
  readonly remote?: RemoteName;
  /** Read once, when the page starts; updates have no effect. */
  readonly atStart?: true;
  readonly parts?: OptionTable;
}
export type OptionTable = Readonly<Record<string, Option>>;

const host = matching(/^[a-z\d-]+(\.[a-z\d-]+)+$/);
const domain = matching(/^(?!www\.)[a-z\d-]+(\.[a-z\d-]+)+$/);
const httpAddress: Option = { read: address, advice: 'an http(s) address' };

const serverUrls: OptionTable = {
  singleSignOn: {
    read: each(address),
    advice: 'an object of http(s) addresses by name',
  },
  samlSignIn: httpAddress,
  addressAutocomplete: httpAddress,
  lenderWebsite: {
    read: whole({ baseUrl: address, webviewUrl: address }),
    advice: 'an object with the http(s) addresses baseUrl and webviewUrl',
  },
};

/** The list of options. `PageConfig` says what each means; `npm run references` generates a page from both. */
export const options: Readonly<Record<keyof PageConfig, Option>> = {
  apiBase: {
    read: matching(/^\/(?!\/)[^\s\\?#]+$/),
    advice: 'a path such as /mortgageapi',
  },
  productName: { read: text, advice: 'the name people read' },
  logoUrl: {
    read: matching(/^(https?:\/\/|\/(?!\/))\S+$/),
    advice: 'an http(s) address or a path',
  },
  brandSlug: {
    read: matching(/^[a-z\d-]+$/),
    advice: 'the brand in lower case without blanks',
  },
  mainDomain: {
    read: domain,
    advice: 'a domain without www, such as maplehearth.example',
  },
  theme: {
    read: oneOf('classic', 'refreshed'),
    advice: 'classic or refreshed',
  },
  scheme: { read: oneOf(...schemes), advice: 'light, dark or auto' },
  accountPrefix: {
    read: matching(/^[\w-]+$/),
    advice: 'one path segment without slashes',
  },
  account: {
    read: oneOf('none', 'page', 'dialog'),
    advice: 'none, page or dialog',
    atStart: true,
  },
  partnerIds: {
    read: whole({ web: text, ios: text, android: text }),
    advice: 'an object with web, ios and android',
  },
  app: { read: oneOf('web', 'ios', 'android'), advice: 'web, ios or android' },
  serverUrls: {
    read: data,
    advice:
      'an object of any of singleSignOn, samlSignIn, addressAutocomplete, lenderWebsite',
    parts: serverUrls,
  },
  homeLoansHost: {
    read: host,
    advice: 'a host such as homeloans.maplehearth.example',
  },
  stateAbbreviation: {
    read: matching(/^[A-Z]{2}$/),
    advice: 'two capital letters, such as CA',
  },
  zipCode: { read: matching(/^\d{5}$/), advice: 'five digits' },
  calculatorProperty: {
    read: whole({
      propertyAddress: text,
      propertyImageURL: address,
      propertyURL: address,
    }),
    advice:
      'an object with propertyAddress and http(s) addresses, propertyImageURL and propertyURL',
  },
  breakpoint: {
    read: pixels,
    advice: 'a width in CSS pixels, such as 1024',
    remote: 'header-remote',
  },
  mode: {
    read: oneOf('full', 'slim'),
    advice: 'full or slim',
    remote: 'header-remote',
  },
  header: {
    read: data,
    advice: 'an object of header parts',
    remote: 'header-remote',
  },
  footer: {
    read: data,
    advice: 'an object of footer data',
    remote: 'footer-remote',
  },
  advertisingPhone: {
    read: text,
    advice: 'a phone number',
    remote: 'lender-advertising-remote',
  },
  content: {
    read: data,
    advice: 'an object of texts',
    remote: 'lender-advertising-remote',
  },
  permissions: {
    read: words,
    advice: 'at least one permission name, several separated by blanks',
    remote: 'access-denied-remote',
  },
  authorizer: {
    read: rule,
    advice: "lender or staff, or a function in the page's own code",
    remote: 'access-denied-remote',
  },
  loadFrom: {
    read: oneOf('cache', 'network'),
    advice: 'cache or network',
    remote: 'access-denied-remote',
  },
  visitor: {
    read: visitor,
    advice: 'an object with displayName, or null',
    atStart: true,
  },
  analyticsGlobal: {
    read: textOrNone,
    advice: "the name of the page's analytics object",
  },
  analyticsConsent: { read: oneOf('ask', 'granted'), advice: 'ask or granted' },
  errorReporterGlobal: {
    read: textOrNone,
    advice: "the name of the page's error reporter object",
  },
  measurementsUrl: {
    read: matching(/^((https?:\/\/|\/(?!\/))\S+)?$/),
    advice: 'a path such as /measurements/, or an http(s) address',
  },
  googleClientId: {
    read: textOrNone,
    advice: 'the client id of one-tap',
    atStart: true,
  },
  oneTapScriptUrl: {
    read: text,
    advice: 'the address of the one-tap script',
    atStart: true,
  },
  bot: { read: flag, advice: 'true or false' },
  messagingOrigin: {
    read: textOrNone,
    advice: 'an origin such as https://messages.example',
    remote: 'header-remote',
    atStart: true,
  },
};
