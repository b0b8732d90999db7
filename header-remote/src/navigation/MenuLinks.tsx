import type { Menu } from 'mortgage-domain/mainMenus';
import { CampaignLink } from './CampaignLink';
import classes from './Menu.module.css';

/** What a menu holds, in the desktop panel and in the mobile menu alike. */
export function MenuLinks({ menu: { top, groups, prompt } }: { readonly menu: Menu }) {
  return (
    <>
      <CampaignLink className={classes.top} link={top} />
      <div className={classes.groups}>
        {groups.map(({ title, links }) => (
          <div key={title ?? 'links'} className={classes.group}>
            {title && <p className={classes.title}>{title}</p>}
            <ul className={classes.list}>{links.map((link) => <li key={link.href + link.text}><CampaignLink className={classes.link} link={link} /></li>)}</ul>
          </div>
        ))}
      </div>
      {prompt && <CampaignLink className={classes.prompt} link={prompt} />}
    </>
  );
}
