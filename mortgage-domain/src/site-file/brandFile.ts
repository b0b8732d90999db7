/** The brand in a site's file. Source: docs/sites.md; WCAG 2.2, 1.4.3 and 1.4.11. */
import * as v from 'valibot';
import { paletteTokens, type BrandTokens } from '../site/brand';
import { contrastIssues, isOpaqueColor, usualColors } from './contrast';
import { checked, field, matching, optionalField } from './fields';

const color = checked(
  isOpaqueColor,
  'it cannot be read as a colour. Write an opaque colour such as #7a3b1e, hsl(20 60% 30%) or ' +
    'maroon.',
);

/** Nothing that could end the declaration or load a file. */
const family = /^'[\w .-]+'$|^"[\w .-]+"$|^[a-zA-Z-]+( [a-zA-Z-]+)*$/;
const font = checked(
  (text) => text.split(',').every((one) => family.test(one.trim())),
  'browsers would not read it as fonts. Write font families separated by commas, names with ' +
    "blanks in quotes, such as 'Gill Sans', sans-serif.",
);

const radius = matching(
  /^\d{1,2}px$/,
  'it is no length. Write one in whole CSS pixels, such as 6px.',
);

const colors = {
  'color-brand': optionalField(color, 'The brand: buttons, links, the mark.'),
  'color-brand-strong': optionalField(color, 'The brand, pressed or hovered.'),
  'color-brand-soft': optionalField(
    color,
    'A pale ground in the tone of the brand.',
  ),
  'color-accent': optionalField(color, 'The second colour of the mark.'),
  'color-ink': optionalField(color, 'Texts.'),
  'color-ink-soft': optionalField(color, 'Texts of less weight.'),
  'color-line': optionalField(color, 'Lines and borders.'),
  'color-paper': optionalField(color, 'The ground of views and menus.'),
  'color-paper-soft': optionalField(
    color,
    'A second ground, for sections and hovered entries.',
  ),
  'color-control': optionalField(color, 'Borders of fields.'),
  'color-focus': optionalField(color, 'The ring round what has the focus.'),
};
const tokens = v.strictObject({
  ...colors,
  font: optionalField(
    font,
    'Font families of all texts. They are those of the visitor or of the page: none is loaded.',
  ),
  'radius-s': optionalField(radius, 'Corners of buttons and fields.'),
  'radius-m': optionalField(radius, 'Corners of cards and menus.'),
});

const checkPalette = (scheme: keyof typeof usualColors) =>
  v.rawCheck<BrandTokens>(({ dataset, addIssue }) => {
    if (!dataset.typed) {
      return;
    }
    const missing = findMissingColors(dataset.value);
    if (missing.length > 0) {
      addIssue({
        message: `Write ${missing.join(', ')} as well: colours are read on one another, so a site has a whole palette or none.`,
      });
    }
    const input = { ...dataset.value };
    for (const { token: key, message } of contrastIssues(
      input,
      usualColors[scheme],
    )) {
      const value = Reflect.get(input, key) as string | undefined;
      addIssue({
        input: value,
        message,
        path: [{ type: 'object', origin: 'value', input, key, value }],
      });
    }
  });

export const tokensFile = v.pipe(tokens, checkPalette('light'));
export const darkTokensFile = v.pipe(
  v.strictObject(colors),
  checkPalette('dark'),
);

const findMissingColors = (given: BrandTokens): readonly string[] =>
  Object.keys(given).some((name) => name.startsWith('color-'))
    ? paletteTokens.filter((name) => given[name] === undefined)
    : [];

/** In the footer the paths have one colour, and upper ones are cut out. */
export const markFile = v.pipe(
  v.array(
    v.strictObject({
      d: field(
        matching(
          /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/,
          'it is no outline. Write one of an SVG path: it begins with M and has no other ' +
            'letters than those of path commands.',
        ),
        'The outline, as in the `d` of an SVG path.',
        { examples: ['M4 31V14L17.5 3 31 14v17Z'] },
      ),
      color: field(v.picklist(paletteTokens), 'The token that fills it.', {
        examples: ['color-brand'],
      }),
    }),
  ),
  v.minLength(
    1,
    'a mark has an outline. Write at least one, or leave the mark out.',
  ),
);
