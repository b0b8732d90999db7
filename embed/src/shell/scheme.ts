/** Light or dark, from the first paint on. Source: ledger OPN-86; design-tokens/tokens.module.css. */
import { schemeAttribute, shellAttribute } from '../contract/handOvers';
import { readConfigBlock } from './configBlock';

export const schemes = ['light', 'dark', 'auto'] as const;

/**
 * A view that is not drawn by its program yet is as the page says, on the tag or in its block; without a word of it, as the site's
 * file has it. The program says the same when it runs.
 */
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
