import { useRef } from 'react';
import { useSession, useSessionSelector } from 'session-shared/react';
import { closeOnFocusLeave } from '../popups/closeOnFocusLeave';
import { listeningRef } from '../popups/listeningRef';
import { moveFocusByArrows } from '../popups/moveFocusByArrows';
import { text } from '../site/messages';
import { selectAvatarData, selectShownSections } from './account';
import { AccountLinks, AccountSection } from './AccountLinks';
import { Avatar } from './Avatar';
import area from './Account.module.css';
import classes from './AccountMenu.module.css';

const menuItemRef = listeningRef(closeOnFocusLeave, moveFocusByArrows);

/** The avatar button and the signed-in visitor's menu, next to the server's sections. */
export function AccountMenu() {
  const sections = useSessionSelector(selectShownSections);
  const { displayName, email } = useSessionSelector(selectAvatarData);
  const trackFirstClick = useFirstClickTracking();
  return (
    <div ref={menuItemRef}>
      <button
        type="button"
        className={area.avatarButton}
        aria-label={text('yourAccount')}
        popoverTarget="account-menu"
        onClick={trackFirstClick}
      >
        <Avatar />
      </button>
      <nav
        id="account-menu"
        popover="auto"
        data-popup="bottom-end"
        className={classes.menu}
        aria-label={text('yourAccount')}
      >
        <p className={classes.whose}>
          {displayName && <strong>{displayName}</strong>} {email}
        </p>
        {sections.length > 0 && (
          <div className={classes.sections}>
            {sections.map((section, index) => (
              <AccountSection key={index} section={section} />
            ))}
          </div>
        )}
        <AccountLinks />
      </nav>
    </div>
  );
}

/** HDR-20: the first click is tracked like that on a link; the browser toggles the menu after it. */
function useFirstClickTracking(): () => void {
  const session = useSession();
  const isTracked = useRef(false);
  return () => {
    if (isTracked.current) return;
    isTracked.current = true;
    session.track({ category: 'Header', action: 'click', label: 'Your account' });
  };
}
