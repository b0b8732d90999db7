import type { Story } from './story';

const footer = { remotes: ['footer-remote'] } as const;

export const footerStories: readonly Story[] = [
  { ...footer, id: 'footer/usual', title: 'As the site has it' },
  {
    ...footer,
    id: 'footer/refreshed',
    title: 'The refreshed theme',
    options: { theme: 'refreshed' },
  },
  {
    ...footer,
    id: 'footer/emptied',
    title: 'A page that has emptied brands, apps, networks and notices',
    options: { footer: { brands: [], apps: [], social: [], notices: [] } },
  },
  {
    ...footer,
    id: 'footer/long-words',
    title: 'Many brands and long notices of the page itself',
    options: {
      footer: {
        brands: Array.from({ length: 14 }, (_, index) => ({
          text: `Sister brand number ${index + 1}`,
          href: `/brand-${index + 1}/`,
        })),
        notices: Array.from(
          { length: 4 },
          () =>
            '{productName} Lending arranges loans and is licensed in each state in which it does so; ' +
            'rates are examples, not offers, and depend on credit, property and points.',
        ),
      },
    },
  },
  { ...footer, id: 'footer/another-site', title: 'Another company, in Spanish', site: 'cedarline' },
];
