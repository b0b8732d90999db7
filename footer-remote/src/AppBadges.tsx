import { useState } from 'react';
import { hidesAppBadges } from 'mortgage-domain/footer/footerContent';
import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { FooterAnchor } from './FooterAnchor';
import classes from './Footer.module.css';

/** FTR-4, FTR-10: not for visitors who come from the app, whatever address the page has later on. */
export function AppBadges({ links }: { readonly links: readonly FooterLink[] }) {
  const saysFromApp = useHydratedValue(
    () => hidesAppBadges(window.location.search),
    () => false,
  );
  const [hidden, setHidden] = useState(saysFromApp);
  if (saysFromApp && !hidden) setHidden(true);
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
