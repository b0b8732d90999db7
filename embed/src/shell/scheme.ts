/** Light or dark, from the first paint on. Source: ledger OPN-86; design-tokens/tokens.module.css. */
import { schemeAttribute, shellAttribute } from '../contract/handOvers';
import { readConfigBlock } from './configBlock';

export const schemes = ['light', 'dark', 'auto'] as const;

/** Applies the scheme of the tag or the page's block to a static view; without one, the site's file decides. */
export function paintScheme(
  document: Document,
  { scheme }: DOMStringMap,
  shadow: ShadowRoot,
): void {
  const asked = scheme ?? readConfigBlock(document).scheme;
  const view = shadow.querySelector(`[${shellAttribute}]`)?.firstElementChild;
  const known = schemes.find((one) => one === asked);
  if (known) view?.setAttribute(schemeAttribute, known);
}
