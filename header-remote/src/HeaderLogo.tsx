import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { hearthPath, Logo, roofPath, type LogoSizes } from 'remote-kit/logo';

/** CON-16. */
const sizes: LogoSizes = {
  classic: { width: 160, height: 35 },
  refreshed: { width: 110, height: 24 },
};
const flamePath =
  'M17.6 20.2c.3 1.5 2.5 2.3 2.5 4.6a2.6 2.6 0 0 1-5.2 0c0-1.3.7-2 1.2-2.6.2.7.5 1 .9 1.1-.2-1.2 0-2.3.6-3.1Z';

/** A roof over a hearth fire, in the colours of the brand. */
export function HeaderLogo({ site }: { readonly site: SiteConfig }) {
  return (
    <Logo site={site} sizes={sizes} color="var(--color-ink)">
      <path fill="var(--color-brand)" d={roofPath} />
      <path fill="var(--color-paper)" d={hearthPath} />
      <path fill="var(--color-accent)" d={flamePath} />
    </Logo>
  );
}
