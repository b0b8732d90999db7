import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { withProductName } from 'mortgage-domain/site/withProductName';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { FooterAnchor } from './FooterAnchor';
import { Icon } from './Icon';
import classes from './Footer.module.css';

/** FTR-3: by their drawings; a network that we have none of, by its text. */
export function SocialLinks({ links }: { readonly links: readonly FooterLink[] }) {
  const { productName } = useSessionSelector(selectSite);
  if (links.length === 0) return null;
  return (
    <ul className={classes.social}>
      {links.map((link, index) => (
        <li key={index}>
          {link.icon ? (
            <a
              className={classes.icon}
              href={link.href}
              aria-label={withProductName(link.text, productName)}
            >
              <Icon icon={link.icon} />
            </a>
          ) : (
            <FooterAnchor link={link} />
          )}
        </li>
      ))}
    </ul>
  );
}
