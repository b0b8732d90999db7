/** The server's navigation sections, by role, in the language of the site. Source: ledger NAV-25..37, LNK-3, MISC-3, PRS-11, OPN-16, OPN-21, OPN-23; ENT-12, ENT-13. */
import {
  type Language,
  defaultLanguage,
} from 'mortgage-domain/languages/language';
import {
  type Translations,
  translate,
} from 'mortgage-domain/languages/translate';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { adminTools } from 'mortgage-domain/menus/adminTools';
import type { NavigationLink } from 'mortgage-domain/menus/navigationSection';
import {
  adminLink,
  agentHubLinks,
  lenderHubLink,
} from 'mortgage-domain/menus/roleLinks';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import type { ProfileType } from 'mortgage-domain/people/user';
import { mayOpen } from '../accounts/permissions';
import type { Account } from '../database/schema';
import { accountMenuOf, addressAt } from '../sites/siteOfRequest';
import type { Site } from '../sites/sites';
import { lenderTexts } from '../lenders/lenderTexts';
import spanish from '../../page-texts/sections.es-US.json' with { type: 'json' };

export const sectionTexts: Readonly<Record<Language, Translations>> = {
  'en-US': {},
  'es-US': spanish,
};

/** `secure` means an absolute https address, which only a site with TLS can give. */
interface Section extends NavigationLink {
  readonly key: string;
  readonly links: readonly NavigationLink[];
  readonly className?: string;
}

const agentHub: Section = {
  key: 'agent-hub',
  text: 'Agent Hub',
  href: agentHubLinks[0]?.href ?? '/',
  links: agentHubLinks,
};
const lenderHub: Section = {
  ...lenderHubLink,
  key: 'lender-hub',
  links: [
    lenderHubLink,
    { text: 'Edit your profile', href: buildLenderProfileEditPath() },
    ...lenderNavigation({ lender: { quoteParticipant: false } })
      .filter(({ key }) => ['billing', 'coMarketing', 'reviews'].includes(key))
      .map(({ key, href }) => ({ text: lenderTexts[key], href })),
  ],
};
const rentalManager: Section = {
  key: 'rental-manager',
  text: 'Rental manager',
  href: '/rental-manager/',
  links: [{ text: 'List your rental', href: '/rental-manager/post-a-listing' }],
};
/** The addresses of the site's own account menu come first: with a hub the header shows both, each entry once (OPN-21). */
function myAccount(site: Site): Section {
  const own = new Map(accountMenuOf(site).map(({ key, href }) => [key, href]));
  const links = accountLinks(site.config).map((link) => ({
    ...link,
    href: own.get(link.key) ?? link.href,
  }));
  const href = own.get('settings') ?? `/${site.config.accountPrefix}/account/`;
  return { key: 'my-account', text: 'My account', href, links };
}
const admin = (account: Account): Section => ({
  ...adminLink,
  links: adminTools.filter(({ rule }) => mayOpen(account, rule)),
  className: 'admin',
});

/** NAV-31 to NAV-35: the menu of the user's own role, and the admin menu on top. */
export function sectionsOf(site: Site, account: Account): readonly object[] {
  const is = (type: ProfileType) => account.profileTypes.includes(type);
  const sections: Section[] = [];
  if (is('Agent')) {
    sections.push(agentHub);
  }
  if (is('Lender')) {
    sections.push(lenderHub);
  }
  if (is('PropertyManager') || is('Landlord')) {
    sections.push(rentalManager);
  }
  sections.push(myAccount(site));
  if (mayOpen(account, pagePermissions.adminTools)) {
    sections.push(admin(account));
  }
  const texts = sectionTexts[site.file.language ?? defaultLanguage];
  return sections.map((section) => toAnswer(site, translate(section, texts)));
}

/** The form that the page reads (ENT-12, ENT-13); JSON leaves undefined values out. */
const toAnswer = (
  site: Site,
  { key, text, href, secure, links, className }: Section,
) => ({
  key,
  link: { text, href: addressAt(site, href), secure, class: className },
  subsections: [
    { title: text, links: links.map((link) => toLink(site, link)) },
  ],
});
const toLink = (site: Site, { text, href, secure }: NavigationLink) => ({
  text,
  href: addressAt(site, href),
  secure,
});
