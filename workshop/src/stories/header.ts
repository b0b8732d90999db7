import { actingHint } from 'embed/hand-overs';
import { storiesOf, type Answers, type Story } from './story';
import { roles, section, signedIn } from './visitors';

const header = storiesOf('header', ['header-remote']);
const account = storiesOf('account', ['header-remote']);
/** The last one is for professionals, at the end of the bar. */
const barMenus = [
  'Buy',
  'Rent',
  'Sell',
  'Home Loans',
  'Find an Agent',
  'Advertise',
];
const barWidths = [890, 1280, 1920];
const mobileWidths = [320, 412, 768, 889];
const opened = (name: string, title: string, answers: Answers): Story =>
  account(name, title, {
    answers,
    steps: [{ press: 'Your account' }],
  });

const news = {
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
};

const guides = section(
  'guides',
  { text: 'Guides', href: '/guides/' },
  [
    { text: 'How much can I borrow?', href: '/guides/borrow/' },
    { text: 'What is escrow?', href: '/guides/escrow/' },
  ],
  'For a first home',
);

export const headerStories: readonly Story[] = [
  header('signed-out', 'First visit'),
  header(
    'looked-up',
    'Signed in on the last visit, and waiting for the session call',
    {
      wasSignedIn: true,
      answers: { WhoAmI: 'pending', UserNavAsync: 'pending' },
    },
  ),
  header(
    'no-answers',
    'Every call fails: menus and links are there all the same',
    {
      answers: Object.fromEntries(
        ['WhoAmI', 'UserNavAsync', 'PageFrame', 'graphql'].map((name) => [
          name,
          'connectionLost',
        ]),
      ),
    },
  ),
  ...barMenus.map((name) =>
    header(
      `menu-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
      `The menu “${name}”, open`,
      {
        widths: barWidths,
        steps: [{ press: name }],
      },
    ),
  ),
  header('menu-added', 'A menu that only the server knows', {
    widths: [1280, 1920],
    answers: {
      PageFrame: { json: { topnav: { json: { sections: [guides] } } } },
    },
    steps: [{ see: 'Guides' }, { press: 'Guides' }],
  }),
  header('mobile-menu', 'The mobile menu', {
    widths: mobileWidths,
    steps: [{ press: 'Menu' }],
  }),
  header('mobile-section', 'The mobile menu with a section open', {
    widths: mobileWidths,
    steps: [{ press: 'Menu' }, { press: 'Home Loans' }],
  }),
  header('refreshed', 'The refreshed theme, its mega menu open', {
    options: { theme: 'refreshed' },
    widths: barWidths,
    steps: [{ press: 'Home Loans' }],
  }),
  header('long-product-name', 'A product with a long name', {
    options: { productName: 'Featherstone & Daughters Mortgage Marketplace' },
  }),
  header('another-site', 'Another company, in Spanish', { site: 'cedarline' }),
];

export const accountStories: readonly Story[] = [
  ...roles.map((role) =>
    opened(role, `The account menu of a signed-in ${role}`, signedIn(role)),
  ),
  account('signed-in', 'Signed in, menu shut', {
    answers: signedIn('consumer'),
    steps: [{ see: 'Your account' }],
  }),
  opened(
    'unread',
    'Unread messages and saved searches, a new entry with links below it',
    signedIn('consumer', { news }),
  ),
  opened('long-name', 'A name of 68 letters', signedIn('longName')),
  opened(
    'nameless',
    'No name and no photo: a drawing replaces the photo',
    signedIn('nameless'),
  ),
  account('acted', 'Staff acted for a customer, and wait for the account', {
    wasSignedIn: actingHint,
    answers: { WhoAmI: 'pending', UserNavAsync: 'pending' },
    steps: [{ see: 'You are acting as another person' }],
  }),
  account('impersonating', 'Staff impersonates a customer', {
    answers: {
      ...signedIn('consumer'),
      UserNavAsync: {
        json: {
          sections: [
            section('my-account', { text: 'My account', href: '/a' }, []),
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
  }),
];
