/** Light or dark, full or slim, from the first paint on. Source: ledger OPN-86, EXT-2; design-tokens/tokens.module.css. */
import {
  modeAttribute,
  schemeAttribute,
  shellAttribute,
} from '../contract/handOvers';
import type { PaintOptions } from './configBlock';

export const schemes = ['light', 'dark', 'auto'] as const;

/**
 * Applies scheme and mode to a static view. Without a scheme, the view keeps that of the site's file. The remote
 * applies the same options when it runs.
 */
export function paintLooks(
  { scheme, mode }: PaintOptions,
  shadow: ShadowRoot,
): void {
  const view = shadow.querySelector(`[${shellAttribute}]`)?.firstElementChild;
  const known = schemes.find((one) => one === scheme);
  if (known) {
    view?.setAttribute(schemeAttribute, known);
  }
  // The styles have one value. The remote refuses others, and repeats this.
  if (mode) {
    view?.setAttribute(modeAttribute, mode as string);
  }
}
