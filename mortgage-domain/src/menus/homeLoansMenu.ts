/** The mortgage mega menu (OPN-108). Source: specification 2.5; ledger NAV-11..18, OPN-12..14. */
import { lenderDirectoryPath } from '../lenders/lenderPaths';
import type { KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';
import type { Menu } from './menu';

export function homeLoansMenu({
  brandSlug,
  productName,
}: Pick<SiteConfig, 'brandSlug' | 'productName'>): Menu {
  // NAV-14, NAV-17, OPN-13. Unencoded: names may be filled in later.
  const query = `utm_source=${brandSlug}&utm_medium=referral&utm_campaign=topnav&source=${brandSlug}&channel=web`;
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
          campaign(`${productName} Home Loans`, '/homeloans/'),
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
          campaign(
            'Learn about financing a home',
            '/learn/category/financing/',
          ),
          campaign('Find a lender', lenderDirectoryPath),
          campaign(
            'How much house can I afford?',
            '/mortgage-calculator/house-affordability/',
          ),
          campaign(
            'Refinance calculator',
            '/mortgage-calculator/refinance-calculator/',
          ),
        ],
      },
    ],
    prompt: campaign(
      'Started a loan application?',
      '/homeloans/mortgage/dashboard/login',
    ),
  };
}
