import type { Menu } from 'mortgage-domain/menus/menu';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { MenuLink } from './MenuLink';
import { pathOf } from './pathOf';
import classes from './MenuLinks.module.css';

/** What a menu holds, in the desktop panel and in the mobile menu alike. */
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

/** Path of the page where the menu leads there, and nothing for all other menus: they stay as the shell had them. */
const usePathWithin = ({ top, groups, prompt }: Menu): string | undefined =>
  useHydratedValue(
    () => {
      const { pathname } = window.location;
      const links = [top, ...groups.flatMap((group) => group.links), ...(prompt ? [prompt] : [])];
      return links.some(({ href }) => pathOf(href) === pathname) ? pathname : undefined;
    },
    () => undefined,
  );
