/** Menus and links of a site's file. Source: specification 2.5; ledger NAV-1, NAV-2, NAV-5; docs/sites.md. */
import * as v from 'valibot';
import type { Menu, MenuGroup } from '../menus/menu';
import { toLink } from '../links/link';
import { href, slug, text } from './fields';

export const linkFile = v.strictObject({ text, href });

const groupFile = v.strictObject({
  title: v.optional(text),
  links: v.array(linkFile),
});

/** What every link of a menu carries besides, such as campaign parameters (NAV-14). */
const queryFile = v.record(v.string(), v.string());

export const menuFile = v.strictObject({
  /** A section of the server with the same key takes the menu's place (OPN-28). */
  key: slug,
  text,
  /** The menu's own page. */
  top: linkFile,
  groups: v.array(groupFile),
  /** Shown in two columns, wider than other menus (OPN-108). */
  mega: v.optional(v.boolean()),
  prompt: v.optional(linkFile),
  query: v.optional(queryFile),
});
export type MenuFile = v.InferOutput<typeof menuFile>;

export const accountLinkFile = v.strictObject({
  /** What the server says of the entry of this key is shown with it (ENT-15). */
  key: v.pipe(
    v.string(),
    v.regex(/^[a-z]\w*$/i, 'Write letters and digits, beginning with a letter.'),
  ),
  text,
  href,
  /** Where eligible writers of messages go instead (NAV-6). */
  messagingHref: v.optional(href),
  counted: v.optional(v.boolean()),
  divider: v.optional(v.boolean()),
});
export type AccountLinkFile = v.InferOutput<typeof accountLinkFile>;

type LinkFile = v.InferOutput<typeof linkFile>;

/** A menu as the header draws it, the query on every link. */
export function toMenu({ query = {}, top, groups, prompt, ...menu }: MenuFile): Menu {
  const withQuery = ({ text, href }: LinkFile) => toLink(text, addQuery(href, query));
  return {
    ...menu,
    top: withQuery(top),
    groups: groups.map(({ title, links }): MenuGroup => ({ title, links: links.map(withQuery) })),
    prompt: prompt && withQuery(prompt),
  };
}

/** As it is written: names are filled in later. */
function addQuery(address: string, query: Readonly<Record<string, string>>): string {
  const added = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  if (added === '') return address;
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${added}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
