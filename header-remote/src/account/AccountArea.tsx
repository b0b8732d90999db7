import { findAccountPage } from 'mortgage-domain/site/accountPages';
import { buildAccountPath } from 'mortgage-domain/site/accountPaths';
import { toSitePath } from 'mortgage-domain/site/sitePaths';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn, selectSite } from 'session-shared/session';
import { text } from '../site/messages';
import { AccountMenu } from './AccountMenu';
import { AvatarIcon } from './Avatar';
import classes from './Account.module.css';

/** Sign In and Join, or the account menu, which needs less room. */
export function AccountArea() {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const { account } = useSessionSelector(selectSite);
  if (account === 'none') {
    return null;
  }
  return (
    <div className={classes.area}>
      {loggedIn ? <AccountMenu /> : <Anonymous />}
    </div>
  );
}

/** During the lookup of a signed-in visitor the style sheet shows the neutral picture instead of the links. */
function Anonymous() {
  const site = useSessionSelector(selectSite);
  return (
    <>
      <a
        className={classes.hinted}
        href={toSitePath(buildAccountPath(site), site)}
        aria-label={text('yourAccount')}
      >
        <AvatarIcon index={0} />
      </a>
      <div className={classes.links}>
        <a
          className={classes.signIn}
          href={findAccountPage('signIn', site)}
          rel="nofollow"
        >
          {text('signIn')}
        </a>
        <a
          className={classes.join}
          href={findAccountPage('register', site)}
          rel="nofollow"
        >
          {text('join')}
        </a>
      </div>
    </>
  );
}
