import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { hearthPath, Logo, roofPath, type LogoSizes } from 'remote-kit/logo';

/** CON-15. */
const sizes: LogoSizes = {
  classic: { width: 152, height: 32 },
  refreshed: { width: 80, height: 18 },
};

/** The header's mark in one colour: a roof, and the hearth cut out of it. */
export function FooterLogo({ site }: { readonly site: SiteConfig }) {
  return (
    <Logo site={site} sizes={sizes} color="currentColor">
      <path fillRule="evenodd" d={roofPath + hearthPath} />
    </Logo>
  );
}
