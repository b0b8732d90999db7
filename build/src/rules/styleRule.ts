import type { RuleSetRule, RuleSetUseItem } from 'webpack';

/** `css-style-sheet`: constructable style sheets for browsers; `string`: their text for the shell. */
export type SheetType = 'css-style-sheet' | 'string';

/** `styles.ts` and `viewStyles.ts` get the sheets themselves, every other module the class names alone: the text travels once. */
export const styleRule = (sheetType: SheetType): RuleSetRule => ({
  test: /\.module\.css$/,
  oneOf: [{ issuer: /styles\.ts$/i, use: sheetLoader(sheetType) }, { use: classNameLoader() }],
});

const sheetLoader = (exportType: SheetType): RuleSetUseItem => ({
  loader: 'css-loader',
  options: {
    esModule: true,
    sourceMap: false,
    exportType,
    // Named exports, because the default export is the sheet.
    modules: { ...classNames, namedExport: true, exportOnlyLocals: false },
  },
});

const classNameLoader = (): RuleSetUseItem => ({
  loader: 'css-loader',
  options: {
    esModule: true,
    sourceMap: false,
    modules: { ...classNames, namedExport: false, exportOnlyLocals: true },
  },
});

const classNames = {
  exportLocalsConvention: 'as-is',
  localIdentName: '[hash:base64:5]',
} as const;
