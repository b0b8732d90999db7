/**
 * The form of `site.json`, the one file that makes the product a company's own. What it leaves out is
 * the specification's. In texts and links `{productName}`, `{brandSlug}` and `{accountPrefix}` stand
 * for the site's names.
 * Source: docs/sites.md; ledger OPN-3, OPN-7, OPN-13, OPN-25, OPN-40, OPN-78, OPN-79, OPN-86..91, OPN-95.
 */
import * as v from 'valibot';
import { footerIcons } from '../footer/footerLink';
import {
  hostName,
  href,
  httpAddress,
  pathSegment,
  pattern,
  pixels,
  slug,
  text,
  textOrNone,
} from './fields';
import { accountLinkFile, linkFile, menuFile } from './menuFile';
import { languageFile, messagesFile } from './messagesFile';

const footerLinkFile = v.strictObject({
  ...linkFile.entries,
  icon: v.optional(v.picklist(footerIcons)),
});

const headerFile = v.strictObject({
  /** Where the logo leads. */
  home: v.optional(href),
  help: v.optional(linkFile),
  main: v.optional(v.array(menuFile)),
  marketing: v.optional(v.array(menuFile)),
  /** The avatar menu; "Sign out" stands below it in any case. */
  account: v.optional(v.array(accountLinkFile)),
});

const footerFile = v.strictObject({
  links: v.optional(v.array(footerLinkFile)),
  brands: v.optional(v.array(footerLinkFile)),
  social: v.optional(v.array(footerLinkFile)),
  apps: v.optional(v.array(footerLinkFile)),
  notices: v.optional(v.array(text)),
  legal: v.optional(v.array(footerLinkFile)),
  /** Address of the script that loads the consent script, on the page's own origin. */
  js: v.optional(textOrNone),
  /** Who holds the copyright, and since when. */
  owner: v.optional(text),
  firstYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))),
});

const serverUrlsFile = v.strictObject({
  singleSignOn: v.optional(v.record(v.string(), httpAddress)),
  samlSignIn: v.optional(httpAddress),
  addressAutocomplete: v.optional(httpAddress),
  lenderWebsite: v.optional(v.strictObject({ baseUrl: httpAddress, webviewUrl: httpAddress })),
});

export const siteFile = v.strictObject({
  $schema: v.optional(v.string()),
  slug,
  productName: text,
  mainDomain: hostName,
  homeLoansHost: hostName,
  partnerIds: v.strictObject({ web: text, ios: text, android: text }),
  brandSlug: v.optional(slug),
  logoUrl: v.optional(href),
  theme: v.optional(v.picklist(['classic', 'refreshed'])),
  accountPrefix: v.optional(pathSegment),
  apiBase: v.optional(href),
  serverUrls: v.optional(serverUrlsFile),
  tidHostPattern: v.optional(pattern),
  secureContactMarker: v.optional(textOrNone),
  advertisingPhone: v.optional(textOrNone),
  placeholderPhoto: v.optional(href),
  googleClientId: v.optional(textOrNone),
  oneTapScriptUrl: v.optional(httpAddress),
  bot: v.optional(v.boolean()),
  analyticsGlobal: v.optional(textOrNone),
  analyticsConsent: v.optional(v.picklist(['ask', 'granted'])),
  errorReporterGlobal: v.optional(textOrNone),
  messagingOrigin: v.optional(textOrNone),
  breakpoint: v.optional(pixels),
  /** Of all our texts; English where the file does not say. */
  language: v.optional(languageFile),
  /** Single messages in the site's own words, by workspace and key (docs/languages.md). */
  messages: v.optional(messagesFile),
  header: v.optional(headerFile),
  footer: v.optional(footerFile),
  /** Texts of the lender-advertising page, section by section, in the form of its content. */
  lenderPage: v.optional(v.record(v.string(), v.unknown())),
});

/** What a company writes. */
export type SiteFile = v.InferOutput<typeof siteFile>;
