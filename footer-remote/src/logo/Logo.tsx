import type { SiteConfig, Theme } from 'mortgage-domain/site/siteConfig';

/** CON-15. */
const sizes: Readonly<Record<Theme, { width: number; height: number }>> = {
  classic: { width: 152, height: 32 },
  refreshed: { width: 80, height: 18 },
};

/** The header's mark in one colour; or the logo of the configuration, in the same place (OPN-79). */
export function Logo({
  site: { productName: name, theme, logoUrl },
}: {
  readonly site: Pick<SiteConfig, 'productName' | 'theme' | 'logoUrl'>;
}) {
  if (logoUrl) return <img {...sizes[theme]} src={logoUrl} alt={name} />;
  return (
    <svg {...sizes[theme]} viewBox="0 0 160 35" role="img" aria-label={name} fill="currentColor">
      <path
        fillRule="evenodd"
        d="M17.5 1.6 1.2 15.1a1.6 1.6 0 0 0 1 2.8H5V31a2 2 0 0 0 2 2h21a2 2 0 0 0 2-2V17.9h2.8a1.6 1.6 0 0 0 1-2.8ZM17.7 11.5c.4 3.2 5.9 5.4 5.9 11a6.1 6.1 0 0 1-12.2 0c0-2.6 1.3-4.2 2.5-5.5.3 1.5 1 2.2 1.8 2.4-.5-3 .3-6 2-7.9Z"
      />
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

/** As wide as the letters ask for, whatever font the visitor has, and never wider than its place. */
const toTextLength = (name: string): number => Math.min(117, Math.round(name.length * 10.7));
