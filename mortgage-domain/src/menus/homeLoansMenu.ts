/** The mortgage mega menu (OPN-108). Source: specification 2.5; ledger NAV-11..18, OPN-12..14. */
import { lenderDirectoryPath } from '../lenders/lenderPaths';
import type { SiteConfig } from '../site/siteConfig';
import type { Menu } from './menu';
import type { KeyedLink } from '../links/link';

/** The five campaign parameters that every Home Loans link carries (NAV-14, NAV-17, OPN-13). */
const campaignParameters = ({
  brandSlug,
}: Pick<SiteConfig, 'brandSlug'>): Readonly<Record<string, string>> => ({
  utm_source: brandSlug,
  utm_medium: 'referral',
  utm_campaign: 'topnav',
  source: brandSlug,
  channel: 'web',
});

/** As written, also with names that are filled in later. */
const toQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export const homeLoansMenu = (site: Pick<SiteConfig, 'brandSlug' | 'productName'>): Menu => {
  const query = toQuery(campaignParameters(site));
  const campaign = (text: string, path: string): KeyedLink => ({
    key: path,
    text,
    href: `${path}?${query}`,
  });
  return {
    key: 'home-loans',
    text: 'Home Loans',
    mega: true,
    top: campaign('Get a mortgage', '/homeloans/'),
    groups: [
      {
        title: 'Your mortgage',
        links: [
          campaign(`${site.productName} Home Loans`, '/homeloans/'),
          campaign('Calculate your BuyAbility', '/homeloans/buyability/'),
          campaign('Get pre-qualified', '/homeloans/eligibility/'),
          campaign('Refinance your loan', '/homeloans/refinance/'),
        ],
      },
      {
        title: 'Mortgage tools',
        links: [
          campaign('Estimate your mortgage payment', '/mortgage-calculator/'),
          campaign('See current mortgage rates', '/mortgage-rates/'),
          campaign('Learn about financing a home', '/learn/category/financing/'),
          campaign('Find a lender', lenderDirectoryPath),
          campaign('How much house can I afford?', '/mortgage-calculator/house-affordability/'),
          campaign('Refinance calculator', '/mortgage-calculator/refinance-calculator/'),
        ],
      },
    ],
    prompt: campaign('Started a loan application?', '/homeloans/mortgage/dashboard/login'),
  };
};
