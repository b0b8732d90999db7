import { withVisitorIds } from 'mortgage-domain/menus/visitorIds';
import type { Link } from 'mortgage-domain/links/link';
import { useSessionSelector } from 'session-shared/react';
import { selectConfig, selectUser } from 'session-shared/session';
import { Badge } from '../badges/Badge';
import { usePagePath } from './usePagePath';

interface MenuLinkProps {
  readonly link: Link;
  readonly className?: string;
  readonly badge?: string;
}

/**
 * A link of a menu; the eligibility and refinance links also carry the visitor's ids (NAV-18). The
 * one to this very page says so.
 */
export function MenuLink({ link, className, badge = '' }: MenuLinkProps) {
  const { guid, site } = useSessionSelector(selectConfig);
  const user = useSessionSelector(selectUser);
  const isThisPage = usePagePath() === link.href.split(/[?#]/)[0];
  const href = withVisitorIds(link.href, { guid, uid: user?.encodedId }, site.mainDomain);
  return (
    <a className={className} href={href} aria-current={isThisPage ? 'page' : undefined}>
      {link.text}
      <Badge count={badge} />
    </a>
  );
}
