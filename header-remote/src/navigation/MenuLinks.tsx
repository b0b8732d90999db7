import type { Menu } from 'mortgage-domain/menus/menu';
import { CampaignLink } from './CampaignLink';
import classes from './Menu.module.css';

/** What a menu holds, in the desktop panel and in the mobile menu alike. */
export function MenuLinks({ menu: { top, groups, prompt } }: { readonly menu: Menu }) {
  return (
    <>
      <CampaignLink className={classes.top} link={top} />
      {groups.map(({ title, links }, index) => (
        <div key={title ?? index} className={classes.group}>
          {title && <p className={classes.title}>{title}</p>}
          <ul className={classes.list}>
            {links.map((link) => (
              <li key={link.key}>
                <CampaignLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {prompt && <CampaignLink className={classes.prompt} link={prompt} />}
    </>
  );
}
