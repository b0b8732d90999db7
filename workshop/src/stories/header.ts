import type { Story } from './story';
import { roles, signedIn } from './visitors';

const header = { remotes: ['header-remote'] } as const;
/** As the bar names them. */
const barMenus = ['Buy', 'Rent', 'Sell', 'Home Loans', 'Find an Agent'];
const barWidths = [890, 1280, 1920];
const mobileWidths = [320, 412, 768, 889];
const openAccount = [{ see: 'Your account' }, { press: 'Your account' }] as const;

const slug = (text: string): string => text.toLowerCase().replaceAll(/\W+/g, '-');

export const headerStories: readonly Story[] = [
  { ...header, id: 'header/signed-out', title: 'First visit' },
  {
    ...header,
    id: 'header/looked-up',
    title: 'Signed in on the last visit, and waiting for the session call',
    wasSignedIn: true,
    answers: { WhoAmI: 'pending', UserNavAsync: 'pending' },
  },
  {
    ...header,
    id: 'header/no-answers',
    title: 'Every call fails: menus and links are there all the same',
    answers: Object.fromEntries(
      ['WhoAmI', 'UserNavAsync', 'PageFrame', 'graphql'].map((name) => [name, 'connectionLost']),
    ),
  },
  ...barMenus.map((name): Story => ({
    ...header,
    id: `header/menu-${slug(name)}`,
    title: `The menu “${name}”, open`,
    widths: barWidths,
    steps: [{ press: name }],
  })),
  {
    ...header,
    id: 'header/menu-advertise',
    title: 'A menu for professionals at the end of the bar, open',
    widths: barWidths,
    steps: [{ press: 'Advertise' }],
  },
  {
    ...header,
    id: 'header/menu-added',
    title: 'A menu that only the server knows',
    widths: [1280, 1920],
    answers: {
      PageFrame: {
        json: {
          topnav: {
            json: {
              sections: [
                {
                  key: 'guides',
                  link: { text: 'Guides', href: '/guides/' },
                  subsections: [
                    {
                      title: 'For a first home',
                      links: [
                        { text: 'How much can I borrow?', href: '/guides/borrow/' },
                        { text: 'What is escrow?', href: '/guides/escrow/' },
                      ],
                    },
                  ],
                },
              ],
            },
          },
        },
      },
    },
    steps: [{ see: 'Guides' }, { press: 'Guides' }],
  },
  {
    ...header,
    id: 'header/mobile-menu',
    title: 'The mobile menu',
    widths: mobileWidths,
    steps: [{ press: 'Menu' }],
  },
  {
    ...header,
    id: 'header/mobile-section',
    title: 'The mobile menu with a section open',
    widths: mobileWidths,
    steps: [{ press: 'Menu' }, { press: 'Home Loans' }],
  },
  {
    ...header,
    id: 'header/refreshed',
    title: 'The refreshed theme, its mega menu open',
    options: { theme: 'refreshed' },
    widths: barWidths,
    steps: [{ press: 'Home Loans' }],
  },
  {
    ...header,
    id: 'header/long-product-name',
    title: 'A product with a long name',
    options: { productName: 'Featherstone & Daughters Mortgage Marketplace' },
  },
  {
    ...header,
    id: 'header/another-site',
    title: 'Another company, in Spanish',
    site: 'cedarline',
  },
];

export const accountStories: readonly Story[] = [
  ...roles.map((role): Story => ({
    ...header,
    id: `account/${role}`,
    title: `The account menu of a signed-in ${role}`,
    answers: signedIn(role),
    steps: openAccount,
  })),
  {
    ...header,
    id: 'account/signed-in',
    title: 'Signed in, menu shut',
    answers: signedIn('consumer'),
    steps: [{ see: 'Your account' }],
  },
  {
    ...header,
    id: 'account/unread',
    title: 'Unread messages and saved searches, a new entry with links below it',
    answers: signedIn('consumer', {
      news: {
        savedSearches: { title: 'Saved searches', href: '/s', notifications: 3 },
        inbox: { title: 'Inbox', href: '/i', notifications: 120 },
        yourHome: {
          title: 'Your home',
          href: '/h',
          tag: 'New',
          subLinks: [
            { title: 'Estimate', href: '/h/estimate' },
            { title: 'Refinance', href: '/h/refinance' },
          ],
        },
      },
    }),
    steps: openAccount,
  },
  {
    ...header,
    id: 'account/long-name',
    title: 'A name of 68 letters',
    answers: signedIn('longName'),
    steps: openAccount,
  },
  {
    ...header,
    id: 'account/nameless',
    title: 'No name and no photo: a drawing replaces the photo',
    answers: signedIn('nameless'),
    steps: openAccount,
  },
  {
    ...header,
    id: 'account/impersonating',
    title: 'Staff impersonates a customer',
    answers: {
      ...signedIn('consumer'),
      UserNavAsync: {
        json: {
          sections: [
            { key: 'my-account', link: { text: 'My account', href: '/a' }, subsections: [] },
          ],
          impersonation: {
            impersonation_email: 'cora.sample@example.test',
            impersonation_zuid: 'X1-ABC',
            stop_impersonation_link: '/stop',
          },
        },
      },
    },
    steps: [{ see: 'Stop impersonating' }],
  },
];
