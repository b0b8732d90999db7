/** Both are registered at the identity provider. */
export const callbackPath = '/user/acct/oidc/callback';
export const providerLogoutPath = '/user/acct/oidc/logout';
