import { useRef } from 'react';
import { useSession, useSessionSelector } from 'session-shared/react';
import { closeWhenLeft } from '../navigation/closeWhenLeft';
import { moveFocus } from '../navigation/moveFocus';
import { AccountSection } from './AccountSection';
import { Avatar } from './Avatar';
import { selectAccountMenu, selectAvatarData, selectShownSections } from './selectors';
import area from './Account.module.css';
import classes from './AccountMenu.module.css';

/** The avatar button and the signed-in visitor's menu, with the server's sections beside it. */
export function AccountMenu() {
  const links = useSessionSelector(selectAccountMenu);
  const sections = useSessionSelector(selectShownSections);
  const { displayName, email } = useSessionSelector(selectAvatarData);
  const tellFirstClick = useFirstClick();
  return (
    <div onBlur={closeWhenLeft} onKeyDown={moveFocus}>
      <button
        type="button"
        className={area.avatarButton}
        popoverTarget="menu-account"
        onClick={tellFirstClick}
      >
        <Avatar />
        <span className={classes.hidden}>Your account</span>
      </button>
      <nav
        id="menu-account"
        popover="auto"
        data-popup="bottom-end"
        className={classes.menu}
        aria-label="Your account"
      >
        <p className={classes.whose}>
          {displayName && <strong>{displayName}</strong>} {email}
        </p>
        {sections.length > 0 && (
          <div className={classes.sections}>
            {sections.map((section) => (
              <AccountSection key={section.key} section={section} />
            ))}
          </div>
        )}
        <ul className={`${classes.list} ${classes.own}`}>
          {links.map(({ key, text, href, badge, tag, divider }) => (
            <li key={key} className={divider ? classes.divided : undefined}>
              <a href={href} data-track-label={text}>
                {text}
                {tag && <span className={classes.tag}>{tag}</span>}
                {badge && (
                  <span className={classes.badge}>
                    {badge}
                    <span className={classes.hidden}> new</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** HDR-20: the first click is told like that on a link; the browser toggles the menu after it. */
function useFirstClick(): () => void {
  const session = useSession();
  const isTold = useRef(false);
  return () => {
    if (!isTold.current)
      session.track({ category: 'Header', action: 'click', label: 'Your account' });
    isTold.current = true;
  };
}
