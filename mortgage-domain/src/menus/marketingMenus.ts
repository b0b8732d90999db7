/** Manage Rentals and Advertise. Source: ledger NAV-2, NAV-20, NAV-21, OPN-10. */
import type { Menu } from './menu';

const selectProperty = '/rental-manager/select-property?type=';

export const marketingMenus: readonly Menu[] = [
  {
    key: 'manage-rentals',
    text: 'Manage Rentals',
    top: { key: 'top', text: 'Rental manager', href: '/rental-manager/' },
    groups: [
      {
        links: [
          {
            key: 'post',
            text: 'Post a listing',
            href: '/rental-manager/post-a-listing',
          },
          {
            key: 'listings',
            text: 'Listings',
            href: `${selectProperty}listings`,
          },
          {
            key: 'applications',
            text: 'Applications',
            href: `${selectProperty}applications`,
          },
          { key: 'leases', text: 'Leases', href: `${selectProperty}leases` },
          {
            key: 'payments',
            text: 'Payments',
            href: `${selectProperty}payments`,
          },
          { key: 'inbox', text: 'Messages', href: '/rental-manager/inbox' },
          {
            key: 'price',
            text: 'Price my rental',
            href: '/rental-manager/price-my-rental',
          },
          {
            key: 'resources',
            text: 'Resources',
            href: '/rental-manager/resources',
          },
        ],
      },
    ],
  },
  {
    key: 'advertise',
    text: 'Advertise',
    top: { key: 'top', text: 'Advertise with us', href: '/advertise/' },
    groups: [
      {
        links: [
          {
            key: 'partners',
            text: 'Advertising partners',
            href: '/z/partners/advertise/',
          },
        ],
      },
    ],
  },
];
