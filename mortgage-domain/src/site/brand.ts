/** A site's own look. Source: docs/sites.md. */

/** By their names in the style sheets. They are chosen together, so a site has all or none. */
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

/** Without danger and mask: a brand must not change their meaning. */
export type BrandToken =
  | (typeof paletteTokens)[number]
  | 'color-control'
  | 'color-focus'
  | 'font'
  | 'radius-s'
  | 'radius-m';
export type BrandTokens = Readonly<
  Partial<Record<BrandToken, string | undefined>>
>;

/** A part of the logo's mark, in a square of 35 units; later ones are on top. */
export interface MarkPath {
  readonly d: string;
  readonly color: (typeof paletteTokens)[number];
}

/** The site's values for the tokens of the views that the selector names; a page's own `--mortgage-*` properties override them. */
export function toTokenRule(
  tokens: BrandTokens = {},
  selector: string,
): string {
  const declared = declare(tokens, '--mortgage-');
  return declared && `${selector}{${declared}}`;
}

/** The same for the dark scheme, `dark` or `auto`; a page's `--mortgage-dark-*` override them. */
export function toDarkRules(
  tokens: BrandTokens = {},
  attribute: string,
  selector: string,
): string {
  const declared = declare(tokens, '--mortgage-dark-');
  const ruleOf = (scheme: string): string =>
    `:host([${attribute}=${scheme}]) ${selector},[${attribute}=${scheme}]{${declared}}`;
  return (
    declared &&
    `@media screen{${ruleOf('dark')}}@media screen and (prefers-color-scheme:dark){${ruleOf('auto')}}`
  );
}

const declare = (tokens: BrandTokens, above: string): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:var(${above}${name},${value})`)
    .join(';');
