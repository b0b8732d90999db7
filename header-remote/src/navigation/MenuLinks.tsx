import type { Menu } from 'mortgage-domain/menus/menu';
import { MenuLink } from './MenuLink';
import classes from './MenuLinks.module.css';

/** What a menu holds, in the desktop panel and in the mobile menu alike. */
export function MenuLinks({ menu: { top, badge, groups, prompt } }: { readonly menu: Menu }) {
  return (
    <>
      <MenuLink className={classes.top} link={top} badge={badge} />
      {groups.map(({ title, links }, index) => (
        <div key={index} className={classes.group}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.list}>
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
