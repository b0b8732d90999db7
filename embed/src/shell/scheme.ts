/** Light or dark, from the first paint on. Source: ledger OPN-86; design-tokens/tokens.module.css. */
import { schemeAttribute, shellAttribute } from '../contract/handOvers';
import type { PaintOptions } from './configBlock';

export const schemes = ['light', 'dark', 'auto'] as const;

/**
 * Applies the scheme of the tag or the page's block to a static view; without one, the view keeps the scheme of the site's file.
 * The remote applies the same scheme when it runs.
 */
export function paintScheme({ scheme }: PaintOptions, shadow: ShadowRoot): void {
  const view = shadow.querySelector(`[${shellAttribute}]`)?.firstElementChild;
  const known = schemes.find((one) => one === scheme);
  if (known) view?.setAttribute(schemeAttribute, known);
}
