/** How a site looks otherwise than the product does by itself. Source: docs/sites.md. */

/** Tokens of a palette, by their names in the style sheets. They are chosen together, so a site has all of them or none. */
export const paletteTokens = [
  'color-brand',
  'color-brand-strong',
  'color-brand-soft',
  'color-accent',
  'color-ink',
  'color-ink-soft',
  'color-line',
  'color-paper',
  'color-paper-soft',
] as const;

/** Danger and mask are none of these: they have a meaning that a brand must not change. */
export type BrandToken =
  | (typeof paletteTokens)[number]
  | 'color-control'
  | 'color-focus'
  | 'font'
  | 'radius-s'
  | 'radius-m';
export type BrandTokens = Readonly<Partial<Record<BrandToken, string | undefined>>>;

/** A part of the logo's mark, in a square of 35 units, in one colour of the palette; later ones lie on top. */
export interface MarkPath {
  readonly d: string;
  readonly color: (typeof paletteTokens)[number];
}

/**
 * The style rule that stands behind the usual tokens: what the site has in place of the product's
 * values. A page's own `--mortgage-*` properties stay above it.
 */
export function toTokenRule(tokens: BrandTokens = {}, selector = ':host'): string {
  const declared = declare(tokens, '--mortgage-');
  return declared && `${selector}{${declared}}`;
}

/**
 * The same of the dark scheme, as design-tokens has it: for views whose attribute says `dark`, and
 * for `auto` where the visitor's system wishes it. A page's `--mortgage-dark-*` stay above it.
 */
export function toDarkRules(tokens: BrandTokens = {}, attribute: string): string {
  const declared = declare(tokens, '--mortgage-dark-');
  const ruleOf = (scheme: string): string =>
    `:host([${attribute}=${scheme}]),[${attribute}=${scheme}]{${declared}}`;
  return (
    declared &&
    `@media screen{${ruleOf('dark')}}@media screen and (prefers-color-scheme:dark){${ruleOf('auto')}}`
  );
}

const declare = (tokens: BrandTokens, above: string): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:var(${above}${name},${value})`)
    .join(';');
