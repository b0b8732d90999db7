import { socialLinks } from 'mortgage-domain/footer/socialLinks';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { SocialIcon } from './SocialIcon';
import classes from './Footer.module.css';

/** FTR-3. */
export function SocialLinks({ site }: { readonly site: SiteConfig }) {
  return (
    <ul className={classes.social}>
      {socialLinks(site).map(({ network, text, href }) => (
        <li key={network}>
          <a className={classes.icon} href={href} aria-label={text}>
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
