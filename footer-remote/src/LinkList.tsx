import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { FooterAnchor } from './FooterAnchor';
import classes from './Footer.module.css';

interface LinkListProps {
  /** What the links are about, for whoever jumps from one navigation to the next. */
  readonly name: string;
  readonly links: readonly FooterLink[];
}

/** Nothing where the list is empty: a navigation without links only stands in the way. */
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
