import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import { readHeaderPart } from './site/headerPart';

/** CON-16. */
const sizes: LogoSizes = {
  classic: { width: 160, height: 35 },
  refreshed: { width: 110, height: 24 },
};

/** The site's mark in its own colours, and its name. */
export const HeaderLogo = ({ site }: { readonly site: SiteConfig }) => (
  <Logo site={site} sizes={sizes} color="var(--color-ink)">
    {readHeaderPart().mark.map(({ d, color }, index) => (
      <path key={index} fill={`var(--${color})`} d={d} />
    ))}
  </Logo>
);
