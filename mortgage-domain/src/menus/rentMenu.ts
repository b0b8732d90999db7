/** Source: specification 2.5; ledger NAV-9, OPN-20. */
import type { SiteConfig } from '../site/siteConfig';
import type { Menu } from './menu';
import { toLink } from '../links/link';

export const rentMenu = ({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>): Menu => ({
  key: 'rent',
  text: 'Rent',
  top: toLink('Homes for rent', '/homes/for_rent/'),
  groups: [
    {
      title: 'Search',
      links: [
        toLink('Rental buildings', '/browse/b/'),
        toLink('Saved searches', `/${accountPrefix}/SavedSearches`),
        toLink('Messages', '/renter-hub/inbox/'),
      ],
    },
    {
      title: 'Your rental',
      links: [
        toLink('Overview', '/renting/'),
        toLink('Applications', '/renter-hub/applications/'),
        toLink('Your lease', '/renting/your-rental/'),
        toLink('Make a payment', '/renter-hub/payments?fromWhere=make-a-payment'),
      ],
    },
    {
      title: 'Resources',
      links: [
        toLink('Renter guide', '/rent/renter-search-center/'),
        toLink('Report rent payments', '/rent/rent-payments-reporting/'),
        toLink('Renters insurance', '/rent/renters-insurance/'),
        toLink('Affordability calculator', '/rent-affordability-calculator/'),
      ],
    },
  ],
});
