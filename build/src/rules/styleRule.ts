import type { RuleSetRule, RuleSetUseItem } from 'webpack';

/** `css-style-sheet`: constructable style sheets for browsers; `string`: their text for the shell. */
export type SheetType = 'css-style-sheet' | 'string';

/** `styles.ts` and `viewStyles.ts` get the sheets themselves, every other module the class names alone: the text travels once. */
export const styleRule = (sheetType: SheetType): RuleSetRule => ({
  test: /\.module\.css$/,
  oneOf: [
    { issuer: /styles\.ts$/i, use: cssLoader({ exportType: sheetType }) },
    { use: cssLoader({}) },
  ],
});

const cssLoader = (sheet: { readonly exportType?: SheetType }): RuleSetUseItem => ({
  loader: 'css-loader',
  options: {
    ...sheet,
    esModule: true,
    sourceMap: false,
    modules: {
      exportLocalsConvention: 'as-is',
      localIdentName: '[hash:base64:5]',
      // Named exports, because the default export is the sheet.
      namedExport: 'exportType' in sheet,
      exportOnlyLocals: !('exportType' in sheet),
    },
  },
});
