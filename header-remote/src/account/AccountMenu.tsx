import { useSessionSelector } from 'session-shared/react';
import { Avatar } from './Avatar';
import { selectAccountMenu, selectShownSections } from './selectors';
import classes from './Account.module.css';

/** The avatar button and the signed-in visitor's menu, with the server's sections below it. */
export function AccountMenu() {
  const links = useSessionSelector(selectAccountMenu);
  const sections = useSessionSelector(selectShownSections);
  return (
    <>
      <button type="button" className={classes.avatarButton} popoverTarget="menu-account"><Avatar /><span className={classes.hidden}>Your account</span></button>
      <nav id="menu-account" popover="auto" className={classes.menu} aria-label="Your account">
        {sections.map(({ key, link, subsections }) => (
          <div key={key} className={link.className === 'admin' ? `${classes.section} ${classes.admin}` : classes.section}>
            <p className={classes.title}>{link.text}</p>
            <ul className={classes.list}>
              {subsections.flatMap((subsection) => subsection.links).map(({ text, href }) => <li key={href + text}><a className={classes.link} href={href}>{text}</a></li>)}
            </ul>
          </div>
        ))}
        <ul className={classes.list}>
          {links.map(({ key, text, href, badge, divider }) => (
            <li key={key} className={divider ? classes.divided : undefined}>
              <a className={classes.link} href={href}>{text}{badge && <span className={classes.badge}>{badge}<span className={classes.hidden}> new</span></span>}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
