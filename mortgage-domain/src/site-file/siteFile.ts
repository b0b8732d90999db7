/** The schema of `site.json`. Source: docs/sites.md; ledger OPN-3, OPN-7, OPN-13, OPN-78..91. */
import * as v from 'valibot';
import { accountModes } from '../site/siteConfig';
import { accountPagesFile } from './accountPagesFile';
import { apiFile } from './apiFile';
import { darkTokensFile, markFile, tokensFile } from './brandFile';
import {
  field,
  href,
  mainDomain,
  optionalField,
  origin,
  pathSegment,
  pattern,
  pixels,
  siteField,
  slug,
  text,
  textOrNone,
} from './fields';
import { footerFile } from './footerFile';
import { headerFile } from './headerFile';
import { lenderPageFile } from './lenderPageFile';
import { languageFile, messagesFile } from './messagesFile';
import { pathsFile } from './pathsFile';
import { serverUrlsFile } from './serverUrlsFile';
import { services } from './servicesFile';

const required = {
  slug: field(
    slug,
    "The site's folder, here (`sites/<slug>`) and next to the stable files on the target. " +
      'Lower-case letters, digits and hyphens.',
    { examples: ['cedarline'] },
  ),
  productName: field(
    text,
    'The name of the product, as people read it (OPN-79).',
    {
      examples: ['Cedarline'],
    },
  ),
  mainDomain: field(
    mainDomain,
    'Domain whose host rules and redirects hold, without `www` (OPN-3).',
    { examples: ['cedarline.example'] },
  ),
};

const looks = {
  logoUrl: optionalField(
    href,
    "Address of the brand's logo, shown in the place of mark and name: 160 × 35 in the header, " +
      'refreshed 110 × 24; 152 × 32 in the footer, refreshed 80 × 18 (OPN-79). Left out: the ' +
      'mark with the name.',
    { examples: ['/images/cedarline.svg'] },
  ),
  mark: optionalField(
    markFile,
    "The logo's mark, before the name: outlines in a square of 35 units, the first one below. " +
      'In the footer they have one colour, and upper ones are cut out. Left out: the name alone.',
    { examples: [[{ d: 'M4 31V14L17.5 3 31 14v17Z', color: 'color-brand' }]] },
  ),
  tokens: optionalField(
    tokensFile,
    'Colours and type, by the names of the tokens (docs/reference/css.md). Colours are read on ' +
      'one another: a site has the whole palette or none, and what cannot be read is refused ' +
      '(WCAG AA).',
    { examples: [{ font: "'Gill Sans', sans-serif", 'radius-s': '2px' }] },
  ),
  darkTokens: optionalField(
    darkTokensFile,
    'Colours of the dark scheme, a whole palette like that of `tokens`. Left out: ours.',
    { examples: [{}] },
  ),
  theme: siteField(
    'theme',
    v.picklist(['classic', 'refreshed']),
    'How everything looks (OPN-86).',
  ),
  scheme: siteField(
    'scheme',
    v.picklist(['light', 'dark', 'auto']),
    "Light views, dark ones, or by the setting of the visitor's system (OPN-86).",
  ),
  breakpoint: optionalField(
    pixels,
    'Widest header, in CSS pixels, with the mobile menu (CON-9): the bar with the ' +
      'default menus fits wider ones. With these in Spanish it is 1039.',
    { default: 889 },
  ),
};

const contents = {
  language: optionalField(
    languageFile,
    'Language of all texts that the file does not give itself (docs/languages.md).',
    { default: 'en-US', examples: ['es-US'] },
  ),
  messages: optionalField(
    messagesFile,
    'Single texts in other words, by remote and name of the message (docs/languages.md).',
    { examples: [{ 'header-remote': { signIn: 'Log in' } }] },
  ),
  header: optionalField(headerFile, 'Menus and links of the header.'),
  footer: optionalField(
    footerFile,
    'Links, notices and copyright of the footer (ENT-18).',
  ),
  lenderPage: optionalField(
    lenderPageFile,
    'Own texts of the lender-advertising page, by section (OPN-80), in place of the defaults. ' +
      'A page gives them in its option `content`.',
    { examples: [{ hero: { title: 'Meet the buyers of your county' } }] },
  ),
  advertisingPhone: siteField(
    'advertisingPhone',
    textOrNone,
    'Phone number of the lender-advertising page (OPN-78); empty: none.',
    '(800) 555-0199',
  ),
  placeholderPhoto: siteField(
    'placeholderPhoto',
    href,
    'Address of a photo that means "no photo" (OPN-97).',
  ),
};

const addresses = {
  server: optionalField(
    origin,
    "Origin to which links of menus, logo and footer by a path lead. Left out: the page's own host.",
    { examples: ['https://www.cedarline.example'] },
  ),
  brandSlug: optionalField(
    slug,
    'The brand in campaign parameters and header names: lower case, without blanks (OPN-13, ' +
      'OPN-29). Left out: the slug.',
    { examples: ['cedarline'] },
  ),
  accountPrefix: siteField(
    'accountPrefix',
    pathSegment,
    'Path segment of the signed-in account area, without slashes (OPN-7).',
  ),
  account: siteField(
    'account',
    v.picklist(accountModes),
    '`none`: no sign-in, no account menu and no call to the host of a page with header and footer; `page`: Sign In, Join ' +
      'and Sign out are links to `accountPages`, without a dialog; `dialog`: visitors sign in where they are.',
  ),
  accountPages: optionalField(
    accountPagesFile,
    'Account pages with `account: "page"`: paths, or addresses of another server. `{returnTo}` becomes the page that the ' +
      'visitor leaves: its path in a path, its whole address in an address.',
  ),
  paths: optionalField(
    pathsFile,
    "Where the page's own host has the pages and services that the specification has elsewhere.",
    {
      examples: [
        { signIn: '/account/sign-in/', signOut: '/account/sign-out/' },
      ],
    },
  ),
  serverUrls: optionalField(
    serverUrlsFile,
    "Servers besides the page's own host, each optional: http(s) addresses (OPN-90).",
  ),
  tidHostPattern: siteField(
    'tidHostPattern',
    pattern,
    'A host is a tid host, which gets no `www`, when one of its labels, in lower case, matches ' +
      'this regular expression (LNK-14).',
  ),
  secureContactMarker: siteField(
    'secureContactMarker',
    textOrNone,
    'A link whose host contains it is led to the main domain (LNK-15); empty: none is.',
  ),
};

export const siteFile = v.strictObject({
  $schema: optionalField(
    v.string(),
    'For editors: they complete and explain with it. It changes nothing.',
    { examples: ['../../dist/site.schema.json'] },
  ),
  ...required,
  first: optionalField(
    v.boolean(),
    'Whether this is the first site of a target that has none yet: its stable files are found ' +
      'without the slug in the address too. Of several sites one is; on a target that has sites ' +
      'already, `npm run stamp -- --first <slug>` makes another the first.',
    { default: false },
  ),
  ...looks,
  ...contents,
  ...addresses,
  ...apiFile,
  ...services,
});

export type SiteFile = v.InferOutput<typeof siteFile>;
