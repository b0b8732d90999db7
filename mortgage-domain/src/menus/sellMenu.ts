/** Source: specification 2.5; ledger NAV-10, OPN-11. */
import type { Menu } from './menu';
import { toLink } from '../links/link';

export const sellMenu = (): Menu => ({
  key: 'sell',
  text: 'Sell',
  top: toLink('Sell your home', '/sell/'),
  groups: [
    {
      title: 'Resources',
      links: [
        toLink('What is my home worth?', '/how-much-is-my-home-worth/'),
        toLink('Home values', '/home-values/'),
        toLink('Sellers guide', '/sellers-guide/'),
      ],
    },
    {
      title: 'Selling options',
      links: [
        toLink('Post a listing', '/post-real-estate-listings/'),
        toLink('Sell by owner', '/for-sale-by-owner/'),
        toLink('List as coming soon', '/coming-soon/'),
        toLink('Name your price', '/make-me-move/'),
      ],
    },
  ],
});

/** Recognized as well as the plural path in the menu (OPN-11). */
export const singularListingPath = '/post-real-estate-listing/';
