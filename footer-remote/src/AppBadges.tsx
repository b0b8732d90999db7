import { useState } from 'react';
import { hidesAppBadges } from 'mortgage-domain/footer/footerContent';
import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { FooterAnchor } from './FooterLinks';
import classes from './Footer.module.css';

/** FTR-4, FTR-10: not for visitors from the app, on later pages too. */
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
