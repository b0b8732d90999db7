/** The brand in a site's file: colours, type and the logo's mark. Source: docs/sites.md; WCAG 2.2, 1.4.3 and 1.4.11. */
import * as v from 'valibot';
import { paletteTokens, type BrandTokens } from '../site/brand';
import { contrastIssues, isOpaqueColor } from './contrast';

const color = v.pipe(
  v.string('Write a colour.'),
  v.check(isOpaqueColor, 'Write an opaque colour such as #7a3b1e, hsl(20 60% 30%) or maroon.'),
);

/** A name with or without quotes: nothing that could end the declaration or load a file. */
const family = /^'[\w .-]+'$|^"[\w .-]+"$|^[a-zA-Z-]+( [a-zA-Z-]+)*$/;
const font = v.pipe(
  v.string('Write font families.'),
  v.check(
    (text) => text.split(',').every((one) => family.test(one.trim())),
    "Write font families separated by commas, names with blanks in quotes, such as 'Gill Sans', sans-serif.",
  ),
);

const radius = v.pipe(
  v.string('Write a length.'),
  v.regex(/^\d{1,2}px$/, 'Write a length in whole CSS pixels, such as 6px.'),
);

const tokens = v.strictObject({
  'color-brand': v.optional(color),
  'color-brand-strong': v.optional(color),
  'color-brand-soft': v.optional(color),
  'color-accent': v.optional(color),
  'color-ink': v.optional(color),
  'color-ink-soft': v.optional(color),
  'color-line': v.optional(color),
  'color-paper': v.optional(color),
  'color-paper-soft': v.optional(color),
  'color-control': v.optional(color),
  'color-focus': v.optional(color),
  font: v.optional(font),
  'radius-s': v.optional(radius),
  'radius-m': v.optional(radius),
});

/** By the tokens' names in design-tokens. */
export const tokensFile = v.pipe(
  tokens,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const missing = findMissingColors(dataset.value);
    if (missing.length > 0)
      addIssue({
        message: `Write ${missing.join(', ')} as well: colours are read on one another, so a site has a whole palette or none.`,
      });
    for (const { token, message } of contrastIssues(dataset.value))
      addIssue({ message: `${token}: ${message}` });
  }),
);

const findMissingColors = (given: BrandTokens): readonly string[] =>
  Object.keys(given).some((name) => name.startsWith('color-'))
    ? paletteTokens.filter((name) => given[name] === undefined)
    : [];

/** The logo's mark: SVG paths in a square of 35 units. In the footer they are one colour, and what lies on top is cut out. */
export const markFile = v.pipe(
  v.array(
    v.strictObject({
      d: v.pipe(
        v.string('Write the outline of an SVG path.'),
        v.regex(
          /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/,
          'Write the outline of an SVG path: it begins with M and has no other letters than those of path commands.',
        ),
      ),
      color: v.picklist(paletteTokens, `Write one of ${paletteTokens.join(', ')}.`),
    }),
  ),
  v.minLength(1, 'Write at least one path, or leave the mark out.'),
);
