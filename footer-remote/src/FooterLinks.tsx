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

/** Renders nothing for an empty list. `name` is for screen readers. */
export function LinkList({ name, links }: { readonly name: string; readonly links: Links }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name}>
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

/** Own drawings: a letter, a camera, a note, a phone, a play triangle, a house with an equals sign. */
const drawings: Readonly<Record<FooterIcon, string>> = {
  facebook: 'M16 4h-1a4 4 0 0 0-4 4v12M7 12h8',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 .01 0M16.5 7.5h.01',
  tiktok: 'M14 4v11.5a4 4 0 1 1-4-4M14 4c.4 3 2 4.6 5 5',
  apple: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm3 14.5h2',
  google: 'M7 4.5v15l12-7.5Z',
  equalHousing: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M9.5 13h5M9.5 16.5h5',
};

/** Hidden from screen readers: the link has a text or a name. */
const Icon = ({ icon }: { readonly icon: FooterIcon }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[icon]} />
  </svg>
);
