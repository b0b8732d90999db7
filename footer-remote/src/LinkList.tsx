import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { FooterAnchor } from './FooterAnchor';
import classes from './Footer.module.css';

interface LinkListProps {
  /** Name of the navigation, for screen readers. */
  readonly name: string;
  readonly links: readonly FooterLink[];
}

/** Renders nothing for an empty list. */
export function LinkList({ name, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name}>
      <ul className={classes.links}>
        {links.map((link, index) => (
          <li key={index}>
            <FooterAnchor link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
