import { joinLink, signInLink } from 'mortgage-domain/accountLinks';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn, selectLookupStatus, selectSite } from 'session-shared/session';
import { AccountMenu } from './AccountMenu';
import { AvatarIcon } from './AvatarIcon';
import { useSignedInHint } from './useSignedInHint';
import classes from './Account.module.css';

/** Sign In and Join, or the account menu. While a signed-in visitor is still being looked up, a place of the same size. */
export function AccountArea() {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const status = useSessionSelector(selectLookupStatus);
  const { accountPrefix } = useSessionSelector(selectSite);
  const area = useSignedInHint(status);
  if (loggedIn) return <div ref={area} className={classes.area}><AccountMenu /></div>;
  return (
    <div ref={area} className={classes.area}>
      <a className={classes.hinted} href={`/${accountPrefix}/account/`} aria-label="Your account"><AvatarIcon index={0} /></a>
      <a className={classes.signIn} href={signInLink.href}>{signInLink.text}</a>
      <a className={classes.join} href={joinLink.href}>{joinLink.text}</a>
    </div>
  );
}
