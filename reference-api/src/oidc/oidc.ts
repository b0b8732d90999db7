import type { ApiSettings, OidcSettings } from '../settings/settings';
import { Provider } from './provider';

/** Both are registered at the provider. */
export const callbackPath = '/user/acct/oidc/callback';
export const providerLogoutPath = '/user/acct/oidc/logout';

export interface Oidc {
  readonly settings: OidcSettings;
  readonly provider: Provider;
}

/** Undefined without an issuer: this server then keeps passwords of its own. */
export const createOidc = ({ oidc: settings, origins }: ApiSettings): Oidc | undefined =>
  settings && {
    settings,
    provider: new Provider(settings, new URL(callbackPath, origins[0]).href),
  };
