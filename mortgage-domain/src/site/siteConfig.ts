/**
 * What a site is called and where it lives. The site's file says so (docs/sites.md), and a page
 * changes it for itself with `data-embed-config`.
 * Source: OPN-3, OPN-7, OPN-13, OPN-40, OPN-78, OPN-79, OPN-86, OPN-89..91, OPN-95.
 */
import { defaultServerUrls, type OtherServerUrls } from './serverUrls';
import type { SitePaths } from './sitePaths';

export interface SiteConfig {
  /** Product and brand name as people read it. */
  readonly productName: string;
  /** Address of the brand's logo, http(s) or a path; empty: our own mark with the name (OPN-79). */
  readonly logoUrl: string;
  /** Brand in campaign parameters and header names: lower case, no blanks. */
  readonly brandSlug: string;
  readonly theme: Theme;
  readonly scheme: Scheme;
  /** Path segment of the account area, without slashes. */
  readonly accountPrefix: string;
  /** Base of the mortgage API's actions. */
  readonly apiBase: string;
  /** Where the site has what the specification has elsewhere. */
  readonly paths: SitePaths;
  readonly partnerIds: Readonly<Record<AppName, string>>;
  /** Which of the product's apps shows the page: calls carry its partner id (CON-25). */
  readonly app: AppName;
  /** Servers besides the page's own host; a page may name one and leave the others (ENT-4). */
  readonly serverUrls: OtherServerUrls;
  /** Host of the home-loans pages; the environment is read off it (CON-21). */
  readonly homeLoansHost: string;
  /** What the page knows of where the visitor looks; empty where it does not. */
  readonly stateAbbreviation: string;
  readonly zipCode: string;
  /** What a mortgage calculator page calculates for; empty on every other page (CAL-4). */
  readonly calculatorProperty: CalculatorProperty;
  readonly mainDomain: string;
  /** A host is a tid host when one of its labels, in lower case, matches this regular expression. */
  readonly tidHostPattern: string;
  readonly secureContactMarker: string;
  readonly advertisingPhone: string;
  /** Photo address that means "no photo" (OPN-97). */
  readonly placeholderPhoto: string;
  /** Google one-tap's client id; empty switches it off (OPN-36). */
  readonly googleClientId: string;
  /** Address of the one-tap provider's script. */
  readonly oneTapScriptUrl: string;
  /** Whether calls ask for the cookie mode of the bot challenge (API-8, OPN-38). */
  readonly bot: boolean;
  /**
   * Name of the page's analytics object (`track`, `page`, `identify`); empty switches tracking off
   * (OPN-95).
   */
  readonly analyticsGlobal: string;
  /**
   * `ask`: nothing is sent before the consent script allows it; `granted`: the page has asked
   * itself.
   */
  readonly analyticsConsent: 'ask' | 'granted';
  /** Name of the page's error reporter object (`report`); empty: the console (OPN-95). */
  readonly errorReporterGlobal: string;
  /** Where one measurement of each page goes, after consent; empty: nothing is measured. */
  readonly measurementsUrl: string;
  /** Origin of the real-time service; empty: its vendor's own hosts (OPN-32). */
  readonly messagingOrigin: string;
}

/** A property as the page names it: its address in words, and http(s) addresses. */
export interface CalculatorProperty {
  readonly propertyAddress?: string;
  readonly propertyImageURL?: string;
  readonly propertyURL?: string;
}

export type Theme = 'classic' | 'refreshed';
/** `auto`: as the visitor's system wishes. */
export type Scheme = 'light' | 'dark' | 'auto';
export type AppName = 'web' | 'ios' | 'android';

/** The defaults of a site: the specification's values, without a brand. */
export const unnamedSite: SiteConfig = {
  productName: '',
  logoUrl: '',
  brandSlug: '',
  theme: 'classic',
  scheme: 'light',
  accountPrefix: 'myaccount',
  apiBase: '/mortgageapi',
  paths: {},
  partnerIds: { web: '', ios: '', android: '' },
  app: 'web',
  serverUrls: {
    singleSignOn: {},
    samlSignIn: '',
    addressAutocomplete: '',
    lenderWebsite: { baseUrl: '', webviewUrl: '' },
  },
  homeLoansHost: '',
  stateAbbreviation: '',
  zipCode: '',
  calculatorProperty: {},
  mainDomain: '',
  tidHostPattern: '^tid',
  secureContactMarker: 'secure-contact',
  advertisingPhone: '',
  placeholderPhoto: '/static/images/avatar-placeholder.png',
  googleClientId: '',
  oneTapScriptUrl: 'https://accounts.google.com/gsi/client',
  bot: false,
  analyticsGlobal: 'productAnalytics',
  analyticsConsent: 'ask',
  errorReporterGlobal: '',
  measurementsUrl: '',
  messagingOrigin: '',
};

/**
 * The first sample site, as sites/maplehearth/site.json has it.
 * @example defaultSiteConfig.mainDomain // 'maplehearth.example'
 */
export const defaultSiteConfig: SiteConfig = {
  ...unnamedSite,
  productName: 'Maplehearth',
  brandSlug: 'maplehearth',
  partnerIds: { web: 'RD-MAPLEWEB', ios: 'RD-MAPLEIOS', android: 'RD-MAPLEAND' },
  serverUrls: defaultServerUrls,
  homeLoansHost: 'homeloans.maplehearth.example',
  mainDomain: 'maplehearth.example',
  advertisingPhone: '(800) 555-0199',
};

/** CON-25, OPN-89: the partner in whose name the page's app calls. */
export const findPartnerId = ({
  partnerIds,
  app,
}: Pick<SiteConfig, 'partnerIds' | 'app'>): string => partnerIds[app];

/** What a page says of its site: any part, and of the servers any one. */
export type PageSite = Partial<Omit<SiteConfig, 'serverUrls'>> & {
  readonly serverUrls?: Partial<OtherServerUrls>;
};

/**
 * A configuration with what a page says differently. Undefined values and names that it does not
 * have change nothing, nor does an account prefix that is no path segment.
 */
export function toSiteConfig(page: PageSite = {}, before: SiteConfig = unnamedSite): SiteConfig {
  const given: Partial<Record<string, unknown>> = { ...page };
  const known = Object.entries(given).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(before, name),
  );
  const config: SiteConfig = { ...before, ...Object.fromEntries(known) };
  return {
    ...config,
    accountPrefix: toAccountPrefix(config.accountPrefix),
    serverUrls: { ...before.serverUrls, ...page.serverUrls },
  };
}

/** OPN-7: stored without slashes. Anything but one plain segment could lead links off the host. */
function toAccountPrefix(prefix: string): string {
  const segment = prefix.replace(/^\/|\/$/g, '');
  return /^\w[\w.-]*$/.test(segment) ? segment : unnamedSite.accountPrefix;
}
