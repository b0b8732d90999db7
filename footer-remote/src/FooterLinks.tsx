import type { FooterLink } from 'mortgage-domain/footer/footerLink';
import { Icon } from './Icon';
import classes from './Footer.module.css';

interface FooterAnchorProps {
  readonly link: FooterLink;
  readonly className?: string | undefined;
}

/** A link with its drawing, if it has one, before its text. */
export function FooterAnchor({ link, className = classes.link }: FooterAnchorProps) {
  const { text, href, icon } = link;
  return (
    <a className={className} href={href}>
      {icon && <Icon icon={icon} />}
      {text}
    </a>
  );
}

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

/** FTR-3: drawings; a network without one shows its text. */
export function SocialLinks({ links }: { readonly links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={classes.social}>
      {links.map((link, index) => (
        <li key={index}>
          {link.icon ? (
            <a className={classes.icon} href={link.href} aria-label={link.text}>
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
