import { laterAttribute } from 'embed/hand-overs';
import type { Link } from 'mortgage-domain/links/link';
import type { Menu } from 'mortgage-domain/menus/menu';
import { Badge } from '../badges/Badge';
import classes from './MenuLinks.module.css';

/** Publishing puts the content of such an element into a file of its own, which follows the first frame. */
const inMenu = { [laterAttribute]: '' };

/** The links of a menu, in the desktop panel and in the mobile menu. `finish` marks those to this page and adds the visitor's ids. */
export function MenuLinks({
  id,
  menu,
}: {
  /** Of this list in the view; the titles of its groups have ids that begin with it. */
  readonly id: string;
  readonly menu: Menu;
}) {
  const { top, badge, groups, prompt } = menu;
  return (
    <>
      <MenuLink className={classes.top} link={top} badge={badge} />
      {groups.map(({ title, links }, index) => (
        <div key={index} {...inMenu} className={classes.group}>
          {title && (
            <p className={classes.title} id={`${id}-${index}`}>
              {title}
            </p>
          )}
          <ul
            className={classes.list}
            aria-labelledby={title && `${id}-${index}`}
          >
            {links.map((link) => (
              <li key={link.key}>
                <MenuLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {prompt && <MenuLink className={classes.prompt} link={prompt} />}
    </>
  );
}

interface MenuLinkProps {
  readonly link: Link;
  readonly className?: string;
  readonly badge?: string;
}

const MenuLink = ({
  link: { href, text },
  className,
  badge = '',
}: MenuLinkProps) => (
  <a
    className={className}
    href={href}
    data-track-label={badge ? text : undefined}
    suppressHydrationWarning
  >
    {text}
    <Badge count={badge} />
  </a>
);
