/** The environment's variables of the identity provider (docs/your-own-sign-in.md). */
import { adminRoles } from 'mortgage-domain/people/adminRoles';
import { profileTypes } from 'mortgage-domain/people/user';
import { optional, string } from 'valibot';
import { isPrivateAddress, pairs, text, variable } from './values';

/** Both are registered at the provider. */
export const callbackPath = '/user/acct/oidc/callback';
export const providerLogoutPath = '/user/acct/oidc/logout';

/** The provider's usual name of each claim. */
export const usualClaims = {
  firstName: 'given_name',
  lastName: 'family_name',
  email: 'email',
  emailVerified: 'email_verified',
  photo: 'picture',
  roles: 'roles',
};

export const oidcRows = {
  issuer: variable(
    'OIDC_ISSUER',
    'the identity provider: visitors sign in there, and this server keeps no passwords',
    text(
      isPrivateAddress,
      'Give the issuer as the provider names it, with https, for example <name>=https://login.company.example/realms/web.',
    ),
  ),
  clientId: variable(
    'OIDC_CLIENT_ID',
    'of this server at the provider',
    optional(string()),
  ),
  clientSecret: variable(
    'OIDC_CLIENT_SECRET',
    'of that client',
    optional(string()),
    {
      isSecret: true,
    },
  ),
  scope: variable(
    'OIDC_SCOPE',
    'add `offline_access` where the provider gives refresh tokens for it alone',
    optional(string(), 'openid email profile'),
    { default: 'openid email profile' },
  ),
  claims: variable(
    'OIDC_CLAIMS',
    `names of the claims, where the provider has others: \`${Object.entries(
      usualClaims,
    )
      .map((pair) => pair.join('='))
      .join(' ')}\``,
    pairs(
      (name) => Object.hasOwn(usualClaims, name),
      `Give names and claims, for example <name>="firstName=given_name roles=groups"; the names are ${Object.keys(usualClaims).join(', ')}.`,
    ),
  ),
  roles: variable(
    'OIDC_ROLES',
    'what a role of the provider is here, for example `lenders=Lender web-support=CustomerSupport`; without it the provider gives no rights',
    pairs(
      (_role, given) =>
        [...adminRoles, ...profileTypes].some((known) => known === given),
      `Give roles of the provider and what they are here, for example <name>="lenders=Lender support=CustomerSupport"; they can be ${[...profileTypes, ...adminRoles].join(', ')}.`,
    ),
  ),
};
