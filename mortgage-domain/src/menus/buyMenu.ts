/** Source: specification 2.5; ledger NAV-8, OPN-8. */
import type { Menu } from './menu';
import { toLink } from '../links/link';

export const buyMenu = (): Menu => ({
  key: 'buy',
  text: 'Buy',
  top: toLink('Browse homes', '/homes/'),
  groups: [
    {
      title: 'Homes',
      links: [
        toLink('Homes for sale', '/homes/for_sale/'),
        toLink('Foreclosed homes', '/homes/foreclosures/'),
        toLink('For sale by owner', '/homes/fsbo/'),
        toLink('Open houses', '/homes/open_house/'),
        toLink('New construction', '/homes/new_homes/'),
        toLink('Coming soon', '/homes/coming_soon/'),
        toLink('Recently sold', '/homes/recently_sold/'),
        toLink('All homes by area', '/browse/homes/'),
      ],
    },
    {
      title: 'Resources',
      links: [
        toLink('Home buying guide', '/home-buying-guide/'),
        toLink('Foreclosure center', '/foreclosures/'),
        toLink('Get the app', '/z/buying/app-download/'),
        toLink('Change your address', '/change-your-address/'),
      ],
    },
  ],
});
