import type { Link } from 'mortgage-domain/links/link';
import classes from './Footer.module.css';

export function LinkList({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a className={classes.link} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
