/** Lint: typescript-eslint's type-checked strict rules, hooks, accessibility, short functions and files. */
import { existsSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const { workspaces } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

const tests = [
  '**/*.{test,testing,nodetest,spec}.{ts,tsx}',
  '**/test/**',
  '**/testing/**',
  'e2e/**',
];

/** `ups`: how many folders up another workspace may be. */
const workspacesByName = (ups) => ({
  patterns: [
    {
      regex: `^(\\.\\./)${ups}(${workspaces.join('|')})/`,
      message: 'Import another workspace by its name, through its package.json#exports.',
    },
  ],
});

const restricted = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Render text, never HTML (S01).',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: "BinaryExpression[operator='instanceof'][right.name=/^(Element|Event)$/]",
    message: 'Old libraries replace Element and Event (F46, F47): use HTMLElement.',
  },
];
/** Attributes that a browser shows or reads out. */
const shown =
  '/^(aria-(label|roledescription|description|placeholder)|alt|title|label|placeholder)$/';
const words = ['JSXText', `JSXAttribute[name.name=${shown}] Literal:not(CallExpression > *)`].map(
  (place) => ({
    // "NMLS#" is the same in every language.
    selector: `${place}[value=/\\p{L}/u]:not([value=/NMLS#/])`,
    message: 'Words of a view are in messages/<language>.json.',
  }),
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'e2e/federated-host/',
      'e2e/frameworks/{next,sveltekit,vite}/',
      'e2e/hostile/host-page/',
      'host-demo/public/',
      'reference-api/src/challenge/challenge.js',
      'workshop/public/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', ...restricted],
      '@typescript-eslint/no-restricted-imports': ['error', workspacesByName('+')],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: {
      // One program for all workspaces: twice as fast as one each.
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
      // An `async` function without `await` rejects where a plain one would throw.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', 200],
      'max-lines-per-function': ['error', { max: 50 }],
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  {
    // A new remote has no messages yet.
    files: workspaces
      .filter((name) => existsSync(`${import.meta.dirname}/${name}/messages`))
      .map((name) => `${name}/src/**/*.tsx`),
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...restricted, ...words] },
  },
  {
    // A test may be long, and fails where an assumption does not hold.
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-properties': [
        'error',
        { property: 'only', message: 'It skips all other tests.' },
      ],
    },
  },
  // Their tools ask for default exports.
  {
    files: [
      '**/*.config.{js,mjs,ts}',
      '.dependency-cruiser.mjs',
      'embed/src/containers/remoteRuntimePlugin.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // A command's folder may have the name of a workspace, such as `build`.
    files: ['scripts/*/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', workspacesByName('{2,}')] },
  },
);
