import { appBadges, hidesAppBadges } from 'mortgage-domain/footer/appBadges';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import classes from './Footer.module.css';

/** Own drawings of a phone and a play triangle; the link's text says the rest. */
const badgePaths = {
  apple:
    'M6 1h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm0 3v11h8V4Zm3 12.3h2v1H9Z',
  google: 'M4 2.3c0-.9 1-1.4 1.7-.9l11.6 7.7c.7.4.7 1.4 0 1.8L5.7 18.6C5 19.1 4 18.6 4 17.7Z',
} as const;

/** FTR-4, FTR-10: not for visitors who come from the app. */
export function AppBadges() {
  const hidden = useHydratedValue(
    () => hidesAppBadges(window.location.search),
    () => false,
  );
  if (hidden) return null;
  return (
    <ul className={classes.badges}>
      {appBadges.map(({ store, text, href }) => (
        <li key={store}>
          <a className={classes.badge} href={href}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              <path d={badgePaths[store]} />
            </svg>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
