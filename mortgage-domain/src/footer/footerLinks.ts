/** Every link of the footer, by the group it stands in. Source: specification 2.6; ledger FTR-1..4, FTR-6..8. */
import { skipLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';
import { appBadges } from './appBadges';
import { brandLinks } from './brandLinks';
import { companyLinks } from './companyLinks';
import { equalHousingLink, privacyLink } from './legalLinks';
import { socialLinks } from './socialLinks';

export const footerLinks = (site: SiteConfig) => ({
  company: companyLinks,
  brands: brandLinks(site),
  social: socialLinks(site),
  apps: appBadges,
  legal: [privacyLink, equalHousingLink],
  skip: skipLink,
});
