/** The header of a site's file. Source: ledger NAV-1, NAV-2, NAV-5; docs/sites.md. */
import * as v from 'valibot';
import { homePath } from '../menus/mainMenus';
import { href, matching, optionalField } from './fields';
import { accountLinkFile, linkFile, menuFile, toMenu } from './menuFile';

const menuExample = {
  key: 'rates',
  text: 'Rates',
  top: { text: 'Mortgage rates', href: '/mortgage-rates/' },
  groups: [{ links: [{ text: 'Refinance rates', href: '/refinance/' }] }],
};

const beginning = matching(
  /^(?=\/)(\/[\w.-]+)*\/?$/,
  "it is compared with the paths of pages. Write a path of the page's own host, such as /checkout/, without a query.",
);

export const headerFile = v.strictObject({
  home: optionalField(href, 'Where the logo leads.', { default: homePath }),
  help: optionalField(
    linkFile,
    "The help link at the bar's end. Left out: Help, /help/.",
    {
      examples: [{ text: 'Contact', href: '/contact/' }],
    },
  ),
  main: optionalField(
    v.array(menuFile),
    'The menus of the bar, in this order. Left out: Buy, Rent, Sell, Home Loans and Find an Agent.',
    { examples: [[menuExample]] },
  ),
  marketing: optionalField(
    v.array(menuFile),
    "Menus next to the help link. Left out: the specification's.",
    { examples: [[]] },
  ),
  account: optionalField(
    v.array(accountLinkFile),
    'The avatar menu of signed-in visitors, always followed by "Sign out". Left out: saved homes ' +
      'to account settings.',
    {
      examples: [
        [
          {
            key: 'settings',
            text: 'Settings',
            href: '/{accountPrefix}/account/',
          },
        ],
      ],
    },
  ),
  slimPaths: optionalField(
    v.array(beginning),
    'Beginnings of the paths whose pages have a slim header: brand, help link and account, without ' +
      "menus. A page's own option `mode` comes first. Left out: none.",
    { examples: [['/checkout/', '/apply/']] },
  ),
});

/** The option `header` of a page: parts in the place of the site's. */
export const headerOption = v.omit(headerFile, ['slimPaths']);

/** The parts that a file or an option gives, with menus as the header draws them. */
export const toHeaderParts = ({
  main,
  marketing,
  ...others
}: v.InferOutput<typeof headerOption>) => ({
  ...others,
  ...(main && { main: main.map(toMenu) }),
  ...(marketing && { marketing: marketing.map(toMenu) }),
});
export type HeaderParts = ReturnType<typeof toHeaderParts>;
