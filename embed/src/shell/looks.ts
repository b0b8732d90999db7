/** Light or dark, full or slim, from the first paint on. Source: ledger OPN-86, OPN-131; design-tokens/tokens.module.css. */
import { modeAttribute, schemeAttribute, shellAttribute } from '../contract/handOvers';
import type { PaintOptions } from './configBlock';

export const schemes = ['light', 'dark', 'auto'] as const;
export const modes = ['full', 'slim'] as const;

/**
 * Applies scheme and mode to a static view. Without a scheme, the view keeps that of the site's file. The remote applies the same
 * options when it runs.
 */
export function paintLooks({ scheme, mode }: PaintOptions, shadow: ShadowRoot): void {
  const view = shadow.querySelector(`[${shellAttribute}]`)?.firstElementChild;
  const paint = (attribute: string, known: readonly string[], asked: unknown) => {
    const value = known.find((one) => one === asked);
    if (value) view?.setAttribute(attribute, value);
  };
  paint(schemeAttribute, schemes, scheme);
  paint(modeAttribute, modes, mode);
}
