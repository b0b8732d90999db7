/** Names and addresses of a site (docs/sites.md). Source: ledger OPN-3, OPN-7, OPN-13, OPN-79. */
import type { AccountPages } from './accountPages';
import type { SitePaths } from './sitePaths';

export interface ServerUrls {
  readonly api: string;
  /** By product; like the next two, never called (OPN-90). */
  readonly singleSignOn: Readonly<Record<string, string>>;
  readonly samlSignIn: string;
  readonly addressAutocomplete: string;
  /** Lenders' own websites: `webviewUrl` for the two apps (OPN-5). */
  readonly lenderWebsite: {
    readonly baseUrl: string;
    readonly webviewUrl: string;
  };
}

export type OtherServerUrls = Omit<ServerUrls, 'api'>;

/** `site-file/siteFile.ts` and `PageConfig` describe each. */
export interface SiteConfig {
  readonly productName: string;
  readonly logoUrl: string;
  readonly brandSlug: string;
  readonly theme: Theme;
  readonly scheme: Scheme;
  readonly accountPrefix: string;
  readonly account: AccountMode;
  /** Where visitors sign in, join and sign out in the mode `page`. */
  readonly accountPages: AccountPages;
  readonly apiBase: string;
  readonly paths: SitePaths;
  readonly partnerIds: Readonly<Record<AppName, string>>;
  /** Which of the product's apps shows the page: calls carry its partner id (CON-25). */
  readonly app: AppName;
  /** A page may give only one of them (ENT-4). */
  readonly serverUrls: OtherServerUrls;
  readonly homeLoansHost: string;
  /** Empty: by `homeLoansHost`. */
  readonly environment: Environment | '';
  /** Whether the API is asked for the id of the visitor's region. */
  readonly regions: boolean;
  /** Where the visitor looks; empty if the page does not know. */
  readonly stateAbbreviation: string;
  readonly zipCode: string;
  /** Of a mortgage calculator's page; empty on every other page (CAL-4). */
  readonly calculatorProperty: CalculatorProperty;
  readonly mainDomain: string;
  readonly tidHostPattern: string;
  /** Of a page: read by `site-file/headerFile.ts`. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly secureContactMarker: string;
  readonly advertisingPhone: string;
  readonly placeholderPhoto: string;
  readonly googleClientId: string;
  readonly oneTapScriptUrl: string;
  readonly bot: boolean;
  readonly analyticsGlobal: string;
  readonly analyticsConsent: 'ask' | 'granted';
  readonly errorReporterGlobal: string;
  readonly measurementsUrl: string;
  readonly messagingOrigin: string;
}

export interface CalculatorProperty {
  readonly propertyAddress?: string;
  readonly propertyImageURL?: string;
  readonly propertyURL?: string;
}

export const environments = ['production', 'qa'] as const;
export type Environment = (typeof environments)[number];
export type Theme = 'classic' | 'refreshed';
/** `auto`: by the setting of the visitor's system. */
export type Scheme = 'light' | 'dark' | 'auto';
/** `none`: the page has no accounts; `page`: they are on pages of their own; `dialog`: visitors sign in where they are. */
export const accountModes = ['none', 'page', 'dialog'] as const;
export type AccountMode = (typeof accountModes)[number];
export type AppName = 'web' | 'ios' | 'android';

/** The defaults of a site: the specification's values, without a brand. */
export const unnamedSite: SiteConfig = {
  productName: '',
  logoUrl: '',
  brandSlug: '',
  theme: 'classic',
  scheme: 'light',
  accountPrefix: 'myaccount',
  account: 'dialog',
  accountPages: {},
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
  environment: '',
  header: {},
  regions: true,
  stateAbbreviation: '',
  zipCode: '',
  calculatorProperty: {},
  mainDomain: '',
  tidHostPattern: '^tid(\\d|-|$)',
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
 * As in sites/maplehearth/site.json.
 * @example defaultSiteConfig.mainDomain // 'maplehearth.example'
 */
export const defaultSiteConfig: SiteConfig = {
  ...unnamedSite,
  productName: 'Maplehearth',
  brandSlug: 'maplehearth',
  partnerIds: {
    web: 'RD-MAPLEWEB',
    ios: 'RD-MAPLEIOS',
    android: 'RD-MAPLEAND',
  },
  serverUrls: {
    singleSignOn: { web: 'https://sso.maplehearth.example/web' },
    samlSignIn: 'https://saml.maplehearth.example/sign-in',
    addressAutocomplete: 'https://places.maplehearth.example/suggestions',
    lenderWebsite: {
      baseUrl: 'https://lenders.maplehearth.example/visit',
      webviewUrl: 'https://lenders.maplehearth.example/webview',
    },
  },
  homeLoansHost: 'homeloans.maplehearth.example',
  mainDomain: 'maplehearth.example',
  advertisingPhone: '(800) 555-0199',
};

/** CON-25, OPN-89: the partner in whose name the page's app calls. */
export const findPartnerId = ({
  partnerIds,
  app,
}: Pick<SiteConfig, 'partnerIds' | 'app'>): string => partnerIds[app];

export type PageSite = Partial<Omit<SiteConfig, 'serverUrls'>> & {
  readonly serverUrls?: Partial<OtherServerUrls>;
};

/** Ignores undefined values, unknown names and an invalid account prefix. */
export function toSiteConfig(
  page: PageSite = {},
  before: SiteConfig = unnamedSite,
): SiteConfig {
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
