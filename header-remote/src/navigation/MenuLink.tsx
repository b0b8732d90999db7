import type { Link } from 'mortgage-domain/links/link';
import { mayCarryVisitorIds, withVisitorIds } from 'mortgage-domain/menus/visitorIds';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { Badge } from '../badges/Badge';
import { selectVisitorIds } from './navigation';
import { pathOf } from './pathOf';

interface MenuLinkProps {
  readonly link: Link;
  readonly className?: string;
  readonly badge?: string;
  /** Path of the page that the menu is on, where a link of the menu leads there. */
  readonly here?: string;
}

/**
 * A link of a menu; the eligibility and refinance links also carry the visitor's ids (NAV-18). The
 * one to this very page says so.
 */
export const MenuLink = (props: MenuLinkProps) =>
  // Only those ask who the visitor is: a header has a hundred links, and React takes all of them over.
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
