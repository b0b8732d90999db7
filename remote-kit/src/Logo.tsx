import { Children, type ReactNode } from 'react';
import type { SiteConfig, Theme } from 'mortgage-domain/site/siteConfig';

export type LogoSizes = Readonly<
  Record<Theme, { readonly width: number; readonly height: number }>
>;

interface LogoProps {
  readonly site: Pick<SiteConfig, 'productName' | 'theme' | 'logoUrl'>;
  readonly sizes: LogoSizes;
  /** Of the name, and of whatever in the mark says nothing else. */
  readonly color: string;
  /** The mark as SVG elements, 35 units high and wide; nothing where the name is all. */
  readonly children: ReactNode;
}

/** The mark and the name; or the logo of the configuration, in the same place (OPN-79). */
export function Logo({ site, sizes, color, children }: LogoProps) {
  const { productName: name, theme, logoUrl } = site;
  if (logoUrl) return <img {...sizes[theme]} src={logoUrl} alt={name} />;
  const start = Children.count(children) > 0 ? 42 : 0;
  return (
    <svg {...sizes[theme]} viewBox="0 0 160 35" role="img" aria-label={name} fill={color}>
      {children}
      <text
        direction="ltr"
        x={start}
        y="24"
        fontSize="20"
        fontWeight="700"
        letterSpacing="-.3"
        textLength={toTextLength(name, 159 - start)}
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
const toTextLength = (name: string, width: number): number =>
  Math.min(width, Math.round(name.length * 10.7));
