/** Checks the contrast of colours. @source WCAG 2.2, 1.4.3 (text) and 1.4.11 (parts of controls) */
import Color from 'color';
import type { BrandToken, BrandTokens } from '../site/brand';

/** Each colour with its backgrounds in our views and the required contrast. */
const rules: readonly (readonly [
  token: BrandToken,
  least: number,
  grounds: readonly BrandToken[],
])[] = [
  ['color-ink', 4.5, ['color-paper', 'color-paper-soft', 'color-brand-soft']],
  ['color-ink-soft', 4.5, ['color-paper', 'color-paper-soft', 'color-brand-soft']],
  ['color-brand', 4.5, ['color-paper', 'color-paper-soft', 'color-brand-soft']],
  ['color-brand-strong', 4.5, ['color-paper', 'color-brand-soft']],
  ['color-accent', 3, ['color-paper']],
  ['color-control', 3, ['color-paper', 'color-paper-soft']],
  ['color-focus', 3, ['color-paper', 'color-paper-soft']],
];

export interface ContrastIssue {
  readonly token: BrandToken;
  readonly message: string;
}

export const contrastIssues = (tokens: BrandTokens): readonly ContrastIssue[] =>
  rules.flatMap(([token, least, grounds]) =>
    grounds.flatMap((ground) => {
      const [own, under] = [tokens[token], tokens[ground]];
      if (!isColor(own) || !isColor(under)) return [];
      const contrast = Color(own).contrast(Color(under));
      return contrast < least
        ? [{ token, message: advise(own, ground, under, contrast, least) }]
        : [];
    }),
  );

function advise(
  own: string,
  ground: string,
  under: string,
  contrast: number,
  least: number,
): string {
  const direction = Color(under).isLight() ? 'darker' : 'lighter';
  // Rounded down: 4.49 is not 4.5.
  const shown = Math.floor(contrast * 10) / 10;
  return `Write a ${direction} colour than ${own}, or another ${ground}: on ${under} its contrast is ${shown} to 1, and ${least} is the least that people can read (WCAG AA).`;
}

const isColor = (text: string | undefined): text is string =>
  text !== undefined && isOpaqueColor(text);

export function isOpaqueColor(text: string): boolean {
  try {
    return !/[;{}<]/.test(text) && Color(text).alpha() === 1;
  } catch {
    return false;
  }
}
