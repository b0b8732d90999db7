/** Checks the contrast of colours. @source WCAG 2.2, 1.4.3 (text) and 1.4.11 (parts of controls) */
import Color from 'color';
import type { BrandToken, BrandTokens } from '../site/brand';

type Colored = BrandToken | 'color-danger' | 'color-staff';

/** Colours of our views where a site gives none. It cannot give the last two: a brand must not change their meaning. */
export const usualColors = {
  light: {
    'color-control': '#7a8988',
    'color-focus': '#1a5fd0',
    'color-danger': '#b3001b',
    'color-staff': '#a82c22',
  },
  dark: {
    'color-control': '#7f908d',
    'color-focus': '#8db9ff',
    'color-danger': '#ff9da3',
    'color-staff': '#ff7a72',
  },
};

/** Each colour with its backgrounds in our views and the required contrast. */
const rules: readonly (readonly [
  token: Colored,
  least: number,
  grounds: readonly BrandToken[],
])[] = [
  ['color-ink', 4.5, ['color-paper', 'color-paper-soft', 'color-brand-soft']],
  [
    'color-ink-soft',
    4.5,
    ['color-paper', 'color-paper-soft', 'color-brand-soft'],
  ],
  ['color-brand', 4.5, ['color-paper', 'color-paper-soft', 'color-brand-soft']],
  ['color-brand-strong', 4.5, ['color-paper', 'color-brand-soft']],
  ['color-accent', 3, ['color-paper']],
  ['color-control', 3, ['color-paper', 'color-paper-soft']],
  ['color-focus', 3, ['color-paper', 'color-paper-soft']],
  ['color-danger', 4.5, ['color-paper', 'color-paper-soft']],
  ['color-staff', 4.5, ['color-paper', 'color-paper-soft']],
];

export const contrastIssues = (
  tokens: BrandTokens,
  usual: Readonly<Partial<Record<Colored, string>>> = {},
) =>
  rules.flatMap(([token, least, grounds]) =>
    grounds.flatMap((ground) => {
      const [own, under] = [{ ...usual, ...tokens }[token], tokens[ground]];
      if (!isColor(own) || !isColor(under)) {
        return [];
      }
      const contrast = Color(own).contrast(Color(under));
      if (contrast >= least) {
        return [];
      }
      const direction = Color(under).isLight() ? 'darker' : 'lighter';
      // Rounded down: 4.49 is not 4.5.
      const shown = Math.floor(contrast * 10) / 10;
      const message = `Write a ${direction} colour than ${own}, or another ${ground}: on ${under} its contrast is ${shown} to 1, and ${least} is the least that people can read (WCAG AA).`;
      return [{ token, message }];
    }),
  );

const isColor = (text: string | undefined): text is string =>
  text !== undefined && isOpaqueColor(text);

/** Browsers read commas throughout, or blanks (`hwb`: blanks only). The library reads any mixture. */
const separated =
  /^((?!hwb)\w+\([^\s,/]+(\s*,\s*[^\s,/]+){2,3}|\w+\([^\s,/]+(\s+[^\s,/]+){2}(\s*\/\s*[^\s,/]+)?)\)$/i;

export function isOpaqueColor(text: string): boolean {
  try {
    if (/[;{}<]/.test(text) || (text.includes('(') && !separated.test(text))) {
      return false;
    }
    return Color(text).alpha() === 1;
  } catch {
    return false;
  }
}
