/** Menus that depend on who somebody is. Source: ledger CAL-12, CAL-16, NAV-25..37, OPN-21, OPN-23. */
import type { FastifyInstance } from 'fastify';
import { accountLinks, adminLink, agentHubLinks, lenderHubLink, signedInMenu } from 'mortgage-domain/accountLinks';
import { defaultSiteConfig } from 'mortgage-domain/siteConfig';
import type { Account } from '../database/schema';
import type { RouteContext } from '../pageServer';
import { neverStored, visitorOf } from './visitor';

export async function navigationRoutes(server: FastifyInstance, { db }: RouteContext): Promise<void> {
  server.get('/ajax/nav/UserNavAsync.htm', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(visitor ? { sections: sectionsOf(visitor.account) } : {});
  });

  server.get('/:account/api/v1/userNavigation', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    if (!visitor) return neverStored(reply).code(401).send({ error: 'LoginRequired' });
    const { firstName, lastName, email } = visitor.account;
    const entries = signedInMenu(defaultSiteConfig, false).map(({ key, text, href, divider = false, counted }) =>
      [key, { title: text, href, subLinks: [], divider, notifications: counted && key === 'savedSearches' ? 3 : 0 }] as const);
    return neverStored(reply).send({ userAvatarData: { displayName: `${firstName} ${lastName}`.trim(), email, photo: defaultSiteConfig.placeholderPhoto }, navLinks: Object.fromEntries(entries) });
  });
}

interface SectionLink { readonly text: string; readonly href: string; readonly secure?: boolean }

const section = (key: string, text: string, href: string, links: readonly SectionLink[], className?: string) =>
  ({ key, link: { text, href, ...(className ? { class: className } : {}) }, subsections: [{ title: text, links }] });

/** NAV-31 to NAV-35: the menu of the user's own role, and the admin menu on top. */
function sectionsOf({ profileTypes, adminRoles }: Account) {
  const is = (type: string) => profileTypes.includes(type);
  const rents = is('PropertyManager') || is('Landlord');
  return [
    ...(is('Agent') ? [section('agent-hub', 'Agent Hub', agentHubLinks[0]!.href, agentHubLinks)] : []),
    ...(is('Lender') ? [section('lender-hub', lenderHubLink.text, lenderHubLink.href, [lenderHubLink, { text: 'Reviews', href: '/mortgage/lender-reviews/' }, { text: 'Billing', href: '/mortgage/lender-billing/' }])] : []),
    ...(rents ? [section('rental-manager', 'Rental manager', '/rental-manager/', [{ text: 'List your rental', href: '/rental-manager/post-a-listing' }])] : []),
    section('my-account', 'My account', '/myaccount/account/', accountLinks(defaultSiteConfig)),
    ...(adminRoles.length > 0 ? [section('admin', adminLink.text, adminLink.href, adminTools, 'admin')] : []),
  ];
}

/** NAV-28, NAV-29, OPN-16. The secure flag asks for an absolute https address, which only a site with TLS can give. */
const adminTools: readonly SectionLink[] = [
  { text: 'Impersonate', href: '/mortgage/admin/impersonate/' }, { text: 'Property tools', href: '/mortgage/admin/property/' },
  { text: 'Account tools', href: '/mortgage/admin/account-tools/' }, { text: 'Review moderation', href: '/mortgage/review-moderation/' },
  { text: 'A/B tests', href: '/mortgage/admin/ab-tests/' }, { text: 'User finder', href: '/mortgage/admin/user-finder/' },
  { text: 'Leads', href: '/mortgage/admin/leads' },
];
