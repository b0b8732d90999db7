import type { ReactNode } from 'react';
import type { FooterIcon, FooterLink } from 'mortgage-domain/footer/footerLink';
import classes from './Footer.module.css';

interface FooterAnchorProps {
  readonly link: FooterLink;
  readonly className?: string | undefined;
}

/** A link with its drawing, if it has one, before its text. */
export const FooterAnchor = ({
  link,
  className = classes.link,
}: FooterAnchorProps) => (
  <a className={className} href={link.href}>
    {link.icon && <Icon icon={link.icon} />}
    {link.text}
  </a>
);

type Links = readonly FooterLink[];
const toItems = (links: Links, show: (link: FooterLink) => ReactNode) =>
  links.map((link, index) => <li key={index}>{show(link)}</li>);

/** A titled column; nothing for an empty list. */
export function LinkList({
  name,
  links,
}: {
  readonly name: string;
  readonly links: Links;
}) {
  if (links.length === 0) {
    return null;
  }
  return (
    <nav aria-label={name}>
      <p className={classes.title}>{name}</p>
      <ul className={classes.links}>
        {toItems(links, (link) => (
          <FooterAnchor link={link} />
        ))}
      </ul>
    </nav>
  );
}

/** FTR-3: drawings; a network without one shows its text. */
export function SocialLinks({ links }: { readonly links: Links }) {
  if (links.length === 0) {
    return null;
  }
  const show = (link: FooterLink) =>
    link.icon ? (
      <a className={classes.icon} href={link.href} aria-label={link.text}>
        <Icon icon={link.icon} />
      </a>
    ) : (
      <FooterAnchor link={link} />
    );
  return <ul className={classes.social}>{toItems(links, show)}</ul>;
}

/** FTR-4. `finish` hides them from visitors of the app. */
export function AppBadges({ links }: { readonly links: Links }) {
  if (links.length === 0) {
    return null;
  }
  const badge = `${classes.link} ${classes.badge}`;
  const show = (link: FooterLink) => (
    <FooterAnchor link={link} className={badge} />
  );
  return (
    <ul className={classes.badges} data-app-badges="" suppressHydrationWarning>
      {toItems(links, show)}
    </ul>
  );
}

/** Drawn by us after the marks of their owners, as each filled area of one path. */
const drawings: Readonly<Record<FooterIcon, string>> = {
  facebook:
    'M14 22v-8h3v-3h-3V9c0-1 .4-1.6 1.6-1.6H17V5h-2.4C12 5 11 6.6 11 8.7V11H9v3h2v8A10 10 0 1 1 14 22Z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm5 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5-4v2h2V5Z',
  tiktok:
    'M13 2h3c.3 2.5 2 4.2 4.5 4.5v3a8 8 0 0 1-4.5-1.5v7a6 6 0 1 1-5-6v3.2a3 3 0 1 0 2 2.8Z',
  apple:
    'M17 13c0-2 1-3 2-4-2-3-5-2-7-1C9 6 4 7 4 13c0 4 3 9 5 9s2-1 4-1 2 1 3 1c2 0 3-3 4-5-2-1-3-2-3-4ZM12 6c0-2 2-4 4-4 0 2-2 4-4 4Z',
  google: 'M4 2v20L14 12ZM15 11l3-3L6 2ZM15 13l-9 9 12-6ZM19 9l-3 3 3 3 4-3Z',
  equalHousing: 'M12 2 1 11v3h3v8h16v-8h3v-3ZM7 12h10v2H7Zm0 4h10v2H7Z',
};

/** Hidden from screen readers: the link has a text or a name. */
const Icon = ({ icon }: { readonly icon: FooterIcon }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
  >
    <path fillRule="evenodd" d={drawings[icon]} />
  </svg>
);
