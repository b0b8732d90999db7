/** Servers besides the page's own host. Source: ledger ENT-4, CON-26, OPN-5, OPN-90. */
export interface ServerUrls {
  /** Base of the mortgage API's actions. */
  readonly api: string;
  /** Sign-in addresses of other products, by name (OPN-90: known, never called). */
  readonly singleSignOn: Readonly<Record<string, string>>;
  /** Known, never called (OPN-90). */
  readonly samlSignIn: string;
  /** Known, never called (OPN-90). */
  readonly addressAutocomplete: string;
  /** Lenders' own websites: `webviewUrl` for the two apps (OPN-5). */
  readonly lenderWebsite: { readonly baseUrl: string; readonly webviewUrl: string };
}

/** Those that a page names one by one; the API's base is `apiBase`. */
export type OtherServerUrls = Omit<ServerUrls, 'api'>;

export const defaultServerUrls: OtherServerUrls = {
  singleSignOn: { web: 'https://sso.maplehearth.example/web' },
  samlSignIn: 'https://saml.maplehearth.example/sign-in',
  addressAutocomplete: 'https://places.maplehearth.example/suggestions',
  lenderWebsite: {
    baseUrl: 'https://lenders.maplehearth.example/visit',
    webviewUrl: 'https://lenders.maplehearth.example/webview',
  },
};
