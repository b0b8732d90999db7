import type { Link } from 'mortgage-domain/links/link';
import type { Menu } from 'mortgage-domain/menus/menu';
import { mayCarryVisitorIds, withVisitorIds } from 'mortgage-domain/menus/visitorIds';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { Badge } from '../badges/Badge';
import { selectVisitorIds } from './navigation';
import classes from './MenuLinks.module.css';

/** The links of a menu, in the desktop panel and in the mobile menu. */
export function MenuLinks({ menu }: { readonly menu: Menu }) {
  const { top, badge, groups, prompt } = menu;
  const here = usePathWithin(menu);
  return (
    <>
      <MenuLink className={classes.top} link={top} badge={badge} here={here} />
      {groups.map(({ title, links }, index) => (
        <div key={index} className={classes.group}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.list}>
            {links.map((link) => (
              <li key={link.key}>
                <MenuLink link={link} here={here} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {prompt && <MenuLink className={classes.prompt} link={prompt} here={here} />}
    </>
  );
}

/** Path of this page if the menu leads here; all other menus stay as in the shell. */
const usePathWithin = ({ top, groups, prompt }: Menu): string | undefined =>
  useHydratedValue(
    () => {
      const { pathname } = window.location;
      const links = [top, ...groups.flatMap((group) => group.links), ...(prompt ? [prompt] : [])];
      return links.some(({ href }) => pathOf(href) === pathname) ? pathname : undefined;
    },
    () => undefined,
  );

interface MenuLinkProps {
  readonly link: Link;
  readonly className?: string;
  readonly badge?: string;
  /** Path of this page, if a link of the menu leads here. */
  readonly here?: string;
}

/** A link of a menu; the eligibility and refinance links also carry the visitor's ids (NAV-18). */
const MenuLink = (props: MenuLinkProps) =>
  // Only those read the session: a header has a hundred links, and React hydrates all of them.
  mayCarryVisitorIds(props.link.href) ? <VisitorLink {...props} /> : <PlainLink {...props} />;

function VisitorLink({ link, ...props }: MenuLinkProps) {
  const ids = useSessionSelector(selectVisitorIds);
  const { mainDomain } = useSessionSelector(selectSite);
  const href = withVisitorIds(link.href, ids, mainDomain);
  return <PlainLink {...props} link={{ ...link, href }} />;
}

const PlainLink = ({ link: { href, text }, className, badge = '', here }: MenuLinkProps) => (
  <a className={className} href={href} aria-current={pathOf(href) === here ? 'page' : undefined}>
    {text}
    <Badge count={badge} />
  </a>
);

/** The path of a link, without query and fragment. */
const pathOf = (href: string): string => href.replace(/[?#].*/s, '');
