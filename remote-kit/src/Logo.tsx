import { Children, type ReactNode } from 'react';
import type { SiteConfig, Theme } from 'mortgage-domain/site/siteConfig';

export type LogoSizes = Readonly<
  Record<Theme, { readonly width: number; readonly height: number }>
>;

interface LogoProps {
  readonly site: Pick<SiteConfig, 'productName' | 'theme' | 'logoUrl'>;
  readonly sizes: LogoSizes;
  readonly color: string;
  /** The mark as SVG elements, 35 units high and wide; nothing where the name is all. */
  readonly children: ReactNode;
}

/** The mark and the name; or the logo of the configuration, in the same place (OPN-79). */
export function Logo({ site, sizes, color, children }: LogoProps) {
  const { productName: name, theme, logoUrl } = site;
  const size = sizes[theme];
  if (logoUrl) {
    return <img {...size} src={logoUrl} alt={name} />;
  }
  // As wide as the place, so that the mark begins where the texts around it do.
  const units = Math.max(160, Math.round((35 * size.width) / size.height));
  const start = Children.count(children) > 0 ? 42 : 0;
  const width = 159 - start;
  const lines = toLines(name, width);
  const [usual, firstLine] = lines.length > 1 ? [12, 15] : [20, 24];
  const fontSize = fitSize(lines, width, usual);
  return (
    <svg
      {...size}
      viewBox={`0 0 ${units} 35`}
      role="img"
      aria-label={name}
      fill={color}
    >
      {children}
      {lines.map((line, index) => (
        <text
          key={index}
          direction="ltr"
          x={start}
          y={firstLine + index * 14}
          fontSize={fontSize}
          fontWeight="700"
          letterSpacing="-.3"
          textLength={Math.min(
            width,
            Math.round(line.length * fontSize * letterWidth),
          )}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Of the font's size. Text keeps the width of its letters, and never exceeds its place. */
const letterWidth = 0.535;

const leastSize = 8;

/** Letters may be a little narrower than drawn, so that most names keep the usual size. */
const mostLetters = (width: number, fontSize: number): number =>
  (1.06 * width) / (fontSize * letterWidth);

/** One size for all lines: lines that were pressed to one width would differ in their weight. */
function fitSize(lines: readonly string[], width: number, usual: number) {
  const longest = Math.max(...lines.map(({ length }) => length));
  const fitting = (usual * mostLetters(width, usual)) / longest;
  return Math.min(usual, Math.round(fitting * 10) / 10);
}

/** In two lines if one in full size would be wider than its place by a quarter; what is too long even then ends in an ellipsis. */
function toLines(name: string, width: number): readonly string[] {
  const end =
    name.length * 8.6 > width ? name.indexOf(' ', name.length / 3) : -1;
  const lines = end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
  const most = Math.floor(mostLetters(width, leastSize));
  return lines.map((line) =>
    line.length > most ? `${line.slice(0, most - 1)}\u2026` : line,
  );
}
