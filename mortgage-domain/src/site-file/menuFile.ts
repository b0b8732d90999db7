/** Menus and links of a site's file. Source: ledger NAV-1, NAV-2, NAV-5; docs/sites.md. */
import * as v from 'valibot';
import type { Menu, MenuGroup } from '../menus/menu';
import { toLink } from '../links/link';
import { field, href, matching, optionalField, slug, text } from './fields';

const linkText = field(text, 'What people read.', {
  examples: ['Mortgage rates'],
});
const linkHref = field(
  href,
  'Where it leads: a path on the own host, or a whole address.',
  {
    examples: ['/mortgage-rates/'],
  },
);

export const linkFile = v.strictObject({ text: linkText, href: linkHref });

const groupFile = v.strictObject({
  title: optionalField(text, 'A heading above the links.', {
    examples: ['Your mortgage'],
  }),
  links: field(v.array(linkFile), 'The links of the group, in this order.', {
    examples: [[{ text: 'Mortgage rates', href: '/mortgage-rates/' }]],
  }),
});

export const menuFile = v.strictObject({
  key: field(
    slug,
    "The menu's name among the menus. A section that the server sends under the same key takes " +
      "the menu's place (OPN-28).",
    { examples: ['buy'] },
  ),
  text: field(text, 'What people read in the bar.', { examples: ['Buy'] }),
  top: field(linkFile, "The menu's own page: the first link of its panel.", {
    examples: [{ text: 'Homes for sale', href: '/homes/' }],
  }),
  groups: field(v.array(groupFile), 'The links of the panel, in groups.', {
    examples: [
      [{ links: [{ text: 'Mortgage rates', href: '/mortgage-rates/' }] }],
    ],
  }),
  mega: optionalField(
    v.boolean(),
    'Shown in two columns, wider than other menus (OPN-108).',
    {
      default: false,
    },
  ),
  prompt: optionalField(
    linkFile,
    'A line at the foot of the panel, as a link.',
    {
      examples: [{ text: 'Started an application?', href: '/apply/' }],
    },
  ),
  query: optionalField(
    v.record(v.string(), text),
    'The query of every link of the menu, such as campaign parameters (NAV-14).',
    { examples: [{ utm_source: '{brandSlug}' }] },
  ),
});

export const accountLinkFile = v.strictObject({
  key: field(
    matching(
      /^[A-Za-z]\w*$/,
      "the server's answers name it. Write letters and digits, beginning with a letter.",
    ),
    "The entry's name. The server's changes to this key apply to it (ENT-15).",
    { examples: ['savedHomes'] },
  ),
  text: linkText,
  href: linkHref,
  messagingHref: optionalField(
    href,
    'Where visitors go instead who may write messages (NAV-6).',
    {
      examples: ['/{accountPrefix}/inbox'],
    },
  ),
  divider: optionalField(
    v.boolean(),
    'Whether a line is drawn above the entry.',
    {
      default: false,
    },
  ),
});

/** A menu as the header draws it, the query on every link. */
export function toMenu({
  query = {},
  top,
  groups,
  prompt,
  ...menu
}: v.InferOutput<typeof menuFile>): Menu {
  const withQuery = ({ text, href }: v.InferOutput<typeof linkFile>) =>
    toLink(text, addQuery(href, query));
  return {
    ...menu,
    top: withQuery(top),
    groups: groups.map(({ title, links }): MenuGroup => ({
      title,
      links: links.map(withQuery),
    })),
    prompt: prompt && withQuery(prompt),
  };
}

/** Names are filled into the braces later. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%7B(\w+)%7D/g, '{$1}');

function addQuery(
  address: string,
  query: Readonly<Record<string, string>>,
): string {
  const added = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  if (added === '') {
    return address;
  }
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${added}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
