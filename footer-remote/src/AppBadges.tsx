import { useSyncExternalStore } from 'react';
import { appBadges, hidesAppBadges } from 'mortgage-domain/footerLinks';
import classes from './Footer.module.css';

const neverChanges = () => () => undefined;

/** FTR-4, FTR-10: not for visitors who come from the app. */
export function AppBadges() {
  const hidden = useSyncExternalStore(neverChanges, () => hidesAppBadges(window.location.search), () => false);
  if (hidden) return null;
  return (
    <ul className={classes.badges}>
      {appBadges.map(({ store, text, href }) => (
        <li key={store}>
          <a className={classes.badge} href={href}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path fill="currentColor" d={badgePaths[store]} /></svg>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

const badgePaths = {
  apple: 'M5 1h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm0 3v11h10V4Zm4 12.3h2v1H9Z',
  google: 'M3 2.2c0-.8.900-1.3 1.6-.9l12.5 7.8c.7.400.7 1.4 0 1.8L4.6 18.7c-.7.400-1.6-.1-1.6-.9Z',
} as const;
