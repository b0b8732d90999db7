import { hidesAppBadges } from 'mortgage-domain/footer/appBadges';
import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { FooterAnchor } from './FooterAnchor';
import classes from './Footer.module.css';

/** FTR-4, FTR-10: not for visitors who come from the app. */
export function AppBadges({ links }: { readonly links: readonly FooterLink[] }) {
  const hidden = useHydratedValue(
    () => hidesAppBadges(window.location.search),
    () => false,
  );
  if (hidden || links.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {links.map((link, index) => (
        <li key={index}>
          <FooterAnchor link={link} className={classes.badge} />
        </li>
      ))}
    </ul>
  );
}
