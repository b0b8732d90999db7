import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext, RuleSetRule, RuleSetUseItem } from 'webpack';

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

const cssLoader = (sheet: {
  readonly exportType?: SheetType;
}): RuleSetUseItem => ({
  loader: 'css-loader',
  options: {
    ...sheet,
    esModule: true,
    sourceMap: false,
    modules: {
      exportLocalsConvention: 'as-is',
      getLocalIdent: nameClass,
      // Named exports, because the default export is the sheet.
      namedExport: 'exportType' in sheet,
      exportOnlyLocals: !('exportType' in sheet),
    },
  },
});

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A letter for the sheet, and the place in it of the class or the keyframes. A shadow root has the sheets of one build: no hash is needed. */
function nameClass(
  loader: LoaderContext<object>,
  _: string,
  name: string,
): string {
  const { resourcePath, rootContext } = loader;
  const root = path.dirname(rootContext);
  const [workspace = '', sources = ''] = path
    .relative(root, resourcePath)
    .split(path.sep);
  const folder = path.join(root, workspace, sources === 'src' ? sources : '');
  const folders = [path.join(root, 'design-tokens'), folder];
  // While a developer watches a build, a new sheet renames the classes of others.
  for (const one of folders) {
    loader.addContextDependency(one);
  }
  const sheets = folders.flatMap(findSheets);
  const classes = readFileSync(resourcePath, 'utf8').match(
    /(?<=\.|@keyframes )[a-z_][\w-]*/gi,
  );
  const letter = letters[sheets.indexOf(resourcePath)];
  if (!letter) {
    throw new Error(
      `${workspace} has more style sheets than there are letters.`,
    );
  }
  return `${letter}${[...new Set(classes)].indexOf(name)}`;
}

const findSheets = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .map((file) => path.join(folder, file));
