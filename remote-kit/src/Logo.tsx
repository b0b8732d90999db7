import type { ReactNode } from 'react';
import type { SiteConfig, Theme } from 'mortgage-domain/site/siteConfig';

/**
 * Outlines of the brand's mark, in the square at the start of the logo: a roof, and in it the
 * opening of a hearth.
 */
export const roofPath =
  'M17.5 1.6 1.2 15.1a1.6 1.6 0 0 0 1 2.8H5V31a2 2 0 0 0 2 2h21a2 2 0 0 0 2-2V17.9h2.8a1.6 1.6 0 0 0 1-2.8Z';
export const hearthPath =
  'M17.7 11.5c.4 3.2 5.9 5.4 5.9 11a6.1 6.1 0 0 1-12.2 0c0-2.6 1.3-4.2 2.5-5.5.3 1.5 1 2.2 1.8 2.4-.5-3 .3-6 2-7.9Z';

export type LogoSizes = Readonly<
  Record<Theme, { readonly width: number; readonly height: number }>
>;

interface LogoProps {
  readonly site: Pick<SiteConfig, 'productName' | 'theme' | 'logoUrl'>;
  readonly sizes: LogoSizes;
  /** Of the name, and of whatever in the mark says nothing else. */
  readonly color: string;
  /** The mark as SVG elements, 35 units high and wide. */
  readonly children: ReactNode;
}

/** The mark and the name; or the logo of the configuration, in the same place (OPN-79). */
export function Logo({ site, sizes, color, children }: LogoProps) {
  const { productName: name, theme, logoUrl } = site;
  if (logoUrl) return <img {...sizes[theme]} src={logoUrl} alt={name} />;
  return (
    <svg {...sizes[theme]} viewBox="0 0 160 35" role="img" aria-label={name} fill={color}>
      {children}
      <text
        direction="ltr"
        x="42"
        y="24"
        fontSize="20"
        fontWeight="700"
        letterSpacing="-.3"
        textLength={toTextLength(name)}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}

/**
 * As wide as the letters ask for, whatever font the visitor has, and never wider than its place.
 */
const toTextLength = (name: string): number => Math.min(117, Math.round(name.length * 10.7));
