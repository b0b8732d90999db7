import type { ReactNode } from 'react';
import type { FooterIcon, FooterLink } from 'mortgage-domain/footer/footerLink';
import classes from './Footer.module.css';

interface FooterAnchorProps {
  readonly link: FooterLink;
  readonly className?: string | undefined;
}

/** A link with its drawing, if it has one, before its text. */
export const FooterAnchor = ({ link, className = classes.link }: FooterAnchorProps) => (
  <a className={className} href={link.href}>
    {link.icon && <Icon icon={link.icon} />}
    {link.text}
  </a>
);

type Links = readonly FooterLink[];
const toItems = (links: Links, show: (link: FooterLink) => ReactNode) =>
  links.map((link, index) => <li key={index}>{show(link)}</li>);

/** A titled column; nothing for an empty list. */
export function LinkList({ name, links }: { readonly name: string; readonly links: Links }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name}>
      <p className={classes.title} aria-hidden="true">
        {name}
      </p>
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
  if (links.length === 0) return null;
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
  if (links.length === 0) return null;
  const show = (link: FooterLink) => <FooterAnchor link={link} className={classes.badge} />;
  return (
    <ul className={classes.badges} data-app-badges="" suppressHydrationWarning>
      {toItems(links, show)}
    </ul>
  );
}

/** Drawn by us after the marks of their owners, as each filled area of one path. */
const drawings: Readonly<Record<FooterIcon, string>> = {
  facebook:
    'M12 2a10 10 0 0 0-1.6 19.9V15H7.9v-3h2.5V9.8c0-2.6 1.5-4 3.8-4 .9 0 1.8.1 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.5 3h-2.3v6.9A10 10 0 0 0 12 2Z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  tiktok:
    'M16.5 2h-3.4v13.3a2.7 2.7 0 1 1-2.7-2.7c.3 0 .5 0 .8.1V9.2a6.2 6.2 0 1 0 5.4 6.1V8.5A8 8 0 0 0 21 9.9V6.5A4.5 4.5 0 0 1 16.5 2Z',
  apple:
    'M16.4 12.6c0-2.4 2-3.6 2.1-3.7a4.6 4.6 0 0 0-3.6-2c-1.5-.1-3 .9-3.7.9-.8 0-2-.9-3.2-.9-1.7 0-3.2 1-4.1 2.5-1.7 3-.4 7.5 1.3 9.9.8 1.2 1.8 2.5 3.1 2.5 1.2-.1 1.7-.8 3.2-.8s1.9.8 3.2.8 2.2-1.2 3-2.4a10 10 0 0 0 1.4-2.8 4.3 4.3 0 0 1-2.7-4ZM14 5.4A4.4 4.4 0 0 0 15 2a4.5 4.5 0 0 0-3 1.6 4.2 4.2 0 0 0-1 3.2A3.8 3.8 0 0 0 14 5.4Z',
  google:
    'M4.5 2.6c-.3.2-.5.6-.5 1v16.8c0 .4.2.8.5 1L13.6 12ZM14.6 11l2.7-2.7L6.2 2.2ZM14.6 13l-8.4 8.8 11.1-6.1ZM18.6 9l-2.9 3 2.9 3 2.8-1.5c1.1-.7 1.1-2.3 0-3Z',
  equalHousing: 'M12 2.5 1.5 10.8V14H4v8h16v-8h2.5v-3.2ZM7.5 11.5h9V14h-9Zm0 4.5h9v2.5h-9Z',
};

/** Hidden from screen readers: the link has a text or a name. */
const Icon = ({ icon }: { readonly icon: FooterIcon }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d={drawings[icon]} />
  </svg>
);
