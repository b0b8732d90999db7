import { storiesOf, type Story } from './story';

const footer = storiesOf('footer', ['footer-remote']);

export const footerStories: readonly Story[] = [
  footer('usual', 'As the site has it'),
  footer('refreshed', 'The refreshed theme', {
    options: { theme: 'refreshed' },
  }),
  footer(
    'emptied',
    'A page that has emptied brands, apps, networks and notices',
    {
      options: { footer: { brands: [], apps: [], social: [], notices: [] } },
    },
  ),
  footer('long-words', 'Many brands and long notices of the page itself', {
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
  }),
  footer('another-site', 'Another company, in Spanish', { site: 'cedarline' }),
];
