import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import { readFooterPart } from './site/footerPart';

/** CON-15. */
const sizes: LogoSizes = {
  classic: { width: 152, height: 32 },
  refreshed: { width: 80, height: 18 },
};

/** The site's mark in one colour, and its name. */
export function FooterLogo({ site }: { readonly site: SiteConfig }) {
  const { mark } = readFooterPart();
  return (
    <Logo site={site} sizes={sizes} color="currentColor">
      {mark ? <path fillRule="evenodd" d={mark} /> : null}
    </Logo>
  );
}
