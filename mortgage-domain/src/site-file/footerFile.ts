/** The footer of a site's file. Source: ledger FTR-1..9, FTR-11, OPN-25, OPN-110; docs/sites.md. */
import * as v from 'valibot';
import { footerIcons } from '../footer/footerLink';
import { firstYear } from '../footer/footerContent';
import { optionalField, text, textOrNone, year } from './fields';
import { linkFile } from './menuFile';

const footerLinkFile = v.strictObject({
  ...linkFile.entries,
  icon: optionalField(
    v.picklist(footerIcons),
    'A drawing next to the text, or instead.',
    {
      examples: ['facebook'],
    },
  ),
});
const links = (description: string) =>
  optionalField(
    v.array(footerLinkFile),
    `${description} An empty list leaves the part out.`,
    {
      examples: [[{ text: 'About', href: '/about/' }]],
    },
  );

export const footerFile = v.strictObject({
  links: links("Pages about the company. Left out: the specification's."),
  brands: links("Sister brands. Left out: the product's own three."),
  social: links(
    'Pages at social networks; the text or the icon names each. Left out: facebook, Instagram ' +
      'and TikTok.',
  ),
  apps: links('Badges of the app stores. Left out: both.'),
  notices: optionalField(
    v.array(text),
    'Legal and licensing texts, a paragraph each. Left out: three for sample data, so ' +
      'write your own.',
    {
      examples: [
        ['{productName} is a service of Cedarline, Inc., NMLS 200001.'],
      ],
    },
  ),
  legal: links(
    'Links that the law requires. Left out: privacy choices and Equal Housing.',
  ),
  js: optionalField(
    textOrNone,
    "Address of the script that loads the consent script, on the page's own origin (OPN-110); " +
      'empty: none.',
    { default: '' },
  ),
  owner: optionalField(text, 'Who holds the copyright.', {
    default: '{productName}',
  }),
  firstYear: optionalField(year, 'The first year of the copyright line.', {
    default: firstYear,
  }),
});
