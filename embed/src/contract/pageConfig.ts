/**
 * Page options: once for all remotes (`data-embed-config`), on one tag (`data-*`), to `mount`, or later by
 * `update`. Each option once; docs/reference/options.md is generated from these lines and the table that reads them
 * (`embed/options`).
 */

/** A signed-in visitor, as a page's own authorizer receives them. */
export interface Visitor {
  readonly id: string;
  readonly emailAddress: string;
  readonly lender: boolean;
  readonly professional: boolean;
  readonly profileTypes: readonly string[];
  readonly permissions: readonly string[];
  readonly lenderId?: string;
}

/** A signed-in visitor, as the page gives them; every part is optional. Calls in their name still need a sign-in. */
export interface GivenVisitor {
  /** The page's id of the visitor. Without one, the name tells visitors apart. */
  readonly id?: string;
  readonly displayName?: string;
  readonly photo?: string;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  /** Entries of the account menu, before Sign out; the `key` of one of the site's own entries changes that one. */
  readonly menu?: readonly {
    readonly key?: string;
    readonly text: string;
    readonly href: string;
  }[];
  readonly unreadCount?: number;
}

/** Whether this visitor may see the gated part; undefined: no visitor is signed in. A host may ask for the session's whole user. */
export type Authorizer = {
  decide(user: Visitor | undefined): boolean;
}['decide'];

export interface PageConfig {
  /** Path of the mortgage API on the page's own host (OPN-40). @defaultValue `/mortgageapi` */
  readonly apiBase?: string;
  /** The name of the product, as people read it (OPN-79). @defaultValue the site's */
  readonly productName?: string;
  /**
   * Address of the brand's logo, shown in the place of mark and name: 160 × 35 in the header,
   * refreshed 110 × 24; 152 × 32 in the footer, refreshed 80 × 18 (OPN-79).
   * @defaultValue the site's
   */
  readonly logoUrl?: string;
  /** How everything looks (OPN-86). @defaultValue `classic` */
  readonly theme?: 'classic' | 'refreshed';
  /**
   * Light views, dark ones, or by the visitor's system (OPN-86). A page that includes `shell.html` sets it on the mount
   * element too (`data-scheme="auto"`): then it holds before a script runs.
   * @defaultValue `light`
   */
  readonly scheme?: 'light' | 'dark' | 'auto';
  /** Path segment of the signed-in account area, without slashes (OPN-7). @defaultValue the site's */
  readonly accountPrefix?: string;
  /**
   * `none`: no sign-in, no account menu, and header and footer make no call to the page's host; `page`: Sign In, Join
   * and Sign out are links to the site's `accountPages`, without a dialog; `dialog`: visitors sign in where they are.
   * @defaultValue the site's
   */
  readonly account?: 'none' | 'page' | 'dialog';
  /**
   * Partner ids, one for each of the product's apps: calls carry that of the app that shows the
   * page (OPN-89).
   * @defaultValue the site's
   */
  readonly partnerIds?: {
    readonly web: string;
    readonly ios: string;
    readonly android: string;
  };
  /** Which of the product's apps shows the page (OPN-89). @defaultValue `web` */
  readonly app?: 'web' | 'ios' | 'android';
  /**
   * Servers besides the page's own host, each optional: http(s) addresses (OPN-90).
   * @defaultValue the site's
   */
  readonly serverUrls?: {
    readonly singleSignOn?: Readonly<Record<string, string>>;
    readonly samlSignIn?: string;
    readonly addressAutocomplete?: string;
    readonly lenderWebsite?: {
      readonly baseUrl: string;
      readonly webviewUrl: string;
    };
  };
  /** Host of the home-loans pages; `.com` in it means production, else QA (OPN-87). @defaultValue the site's */
  readonly homeLoansHost?: string;
  /** The state that the visitor looks at, where the page knows it: two capital letters. @defaultValue not known */
  readonly stateAbbreviation?: string;
  /** The ZIP code that the visitor looks at, where the page knows it: five digits. @defaultValue not known */
  readonly zipCode?: string;
  /**
   * The page is a mortgage calculator for this property: sent to the API when a visitor signs in
   * there (CAL-4, OPN-91).
   * @defaultValue none
   */
  readonly calculatorProperty?: {
    readonly propertyAddress: string;
    readonly propertyImageURL: string;
    readonly propertyURL: string;
  };
  /**
   * Widest header, in CSS pixels, with the mobile menu (CON-9); on most pages the header is as wide as the window. The
   * bar with its default menus needs more than 889. A page that includes `shell.html` replaces `889px` in it, or the
   * view follows when the loader runs.
   * @defaultValue `889`
   */
  readonly breakpoint?: number;
  /**
   * `slim`: the header has the brand, the help link and the account alone, for checkouts, funnels and webviews. A page
   * that includes the view includes `shell-slim.html`.
   * @defaultValue `slim` on the paths of the site's `header.slimPaths`, else `full`
   */
  readonly mode?: 'full' | 'slim';
  /**
   * Parts of the header, in the form of a site's `header` (site.md) without `slimPaths`: `home`, `help`, and the menus
   * `main`, `marketing` and `account`. A part that is left out is the site's. Sections of the server replace menus of
   * the same key. The site's menus are shown first.
   * @defaultValue the site's
   */
  readonly header?: Readonly<Record<string, unknown>>;
  /**
   * Parts of the footer (ENT-18): lists of `{ "text", "href" }` as `links`, `brands`, `social`,
   * `apps` and `legal` (with an `icon` of `facebook`, `instagram`, `tiktok`, `apple`, `google`,
   * `equalHousing` if wanted), texts as `notices`, the script's address on the page's own origin as
   * `js`. `{productName}` is replaced by the name. An empty list empties a part. A part that is
   * left out comes from `footer` in the server's page frame, in the same form, or else from the site.
   * The server's answer arrives after the footer is shown, so set parts here that must not move.
   * @defaultValue the site's
   */
  readonly footer?: Readonly<Record<string, unknown>>;
  /** Phone number of the lender-advertising page (OPN-78). @defaultValue the site's */
  readonly advertisingPhone?: string;
  /**
   * The brand in campaign parameters and header names: lower case, without blanks (OPN-13, OPN-29).
   * @defaultValue the site's
   */
  readonly brandSlug?: string;
  /** Domain whose host rules and redirects hold, without `www` (OPN-3). @defaultValue the site's */
  readonly mainDomain?: string;
  /** Name of the page's analytics object; empty: no tracking (OPN-95). @defaultValue `productAnalytics` */
  readonly analyticsGlobal?: string;
  /**
   * `ask`: nothing is sent before the page's consent script allows it; `granted`: the page has
   * asked itself.
   * @defaultValue `ask`
   */
  readonly analyticsConsent?: 'ask' | 'granted';
  /** Name of the page's error reporter object; empty: the console (OPN-95). @defaultValue empty */
  readonly errorReporterGlobal?: string;
  /**
   * Where one measurement of each page goes, after consent (docs/performance.md): a path of the
   * page's own host, or an http(s) address; empty: nothing is measured.
   * @defaultValue empty
   */
  readonly measurementsUrl?: string;
  /** The client id of Google one-tap; empty: it is off (OPN-36). @defaultValue empty */
  readonly googleClientId?: string;
  /** Address of the one-tap provider's script. @defaultValue the provider's */
  readonly oneTapScriptUrl?: string;
  /** Whether calls request the cookie mode of the bot challenge (OPN-38). @defaultValue `false` */
  readonly bot?: boolean;
  /** Origin of the service for new messages; empty: its vendor's own hosts (OPN-32). @defaultValue empty */
  readonly messagingOrigin?: string;
  /**
   * Own texts of the lender-advertising page, by section, in the form of its `content.json` (OPN-80).
   * Texts that are left out keep their default.
   * @defaultValue the site's
   */
  readonly content?: Readonly<Record<string, unknown>>;
  /**
   * Names of permissions that the gated part requires: the visitor must hold all of them (PRM-10).
   * A gate without permissions and without an authorizer stays closed.
   * @defaultValue none
   */
  readonly permissions?: readonly string[];
  /**
   * Decides about the gated part instead of its permissions (PRM-11, OPN-49): whether the visitor
   * is a `lender`, or `staff` (holds any permission); or, in the page's own code, a function of the
   * visitor.
   * @defaultValue none
   */
  readonly authorizer?: 'lender' | 'staff' | Authorizer;
  /**
   * Where the gate takes permissions from; `network`: a new request, not the permissions that the
   * page's session has (PRM-9).
   * @defaultValue `cache`
   */
  readonly loadFrom?: 'cache' | 'network';
  /**
   * Who the visitor is, where the page knows it: an object (docs/embedding.md); `null` or `false` means signed out.
   * Then no call looks them up. `mortgageEmbed.setVisitor` changes it later.
   * @defaultValue the server is asked
   */
  readonly visitor?: GivenVisitor | null | false;
}
