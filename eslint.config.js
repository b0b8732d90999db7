/**
 * Lint: typescript-eslint's type-checked strict rules, hooks, accessibility, short functions and files, and the import arrows of
 * the house (docs/architecture.md).
 */
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { remotes } from './embed/src/contract/remotes.js';

const remoteNames = remotes.map(({ name }) => name);
/** How a page comes to our views, and what stands behind it. */
const productRooms = [
  'mortgage-domain',
  'design-tokens',
  'session-shared',
  'embed',
  ...remoteNames,
];
const rooms = [
  ...productRooms,
  'build',
  'publishing',
  'host-demo',
  'host-kit',
  'workshop',
  'e2e',
  'bench',
  'scripts',
];

/** What each room may import of the others. Everything else is an arrow that runs backwards. */
const arrows = {
  'mortgage-domain': [],
  'design-tokens': [],
  'session-shared': ['mortgage-domain', 'design-tokens', 'embed'],
  embed: [],
  'remote-kit': ['mortgage-domain', 'design-tokens', 'session-shared', 'embed'],
  ...Object.fromEntries(
    remoteNames.map((remote) => [
      remote,
      ['mortgage-domain', 'design-tokens', 'session-shared', 'embed', 'remote-kit'],
    ]),
  ),
  build: ['embed'],
  publishing: ['embed'],
  'host-demo': ['mortgage-domain', 'design-tokens', 'embed', 'host-kit'],
  'host-kit': ['mortgage-domain', 'embed'],
  workshop: ['mortgage-domain', 'embed'],
  e2e: [
    ...['mortgage-domain', 'embed', 'build', 'publishing', 'host-demo', 'host-kit', 'bench'],
    'workshop',
  ],
  bench: ['build', 'publishing', 'embed', 'host-demo', 'host-kit'],
  scripts: ['mortgage-domain', 'build', 'publishing', 'embed', 'host-demo', 'host-kit', 'workshop'],
};
/** Rooms whose open modules are fewer than their files: `package.json#exports` says which; here, who may take which. */
const doors = {
  'session-shared': {
    allowed: '(session|react|gate)',
    inTests: '(session|react|gate|testing)',
  },
};
const pureRoom = {
  regex: '^(react|react-dom|redux|redux-saga|reselect|react-redux|pubnub|node:.*)(/|$)',
  message: 'mortgage-domain is pure: no React, redux, DOM or Node.',
};

function arrowRules(room, { inTests }) {
  const allowed = arrows[room];
  const closed = rooms.filter((other) => other !== room && !allowed.includes(other)).join('|');
  const others = rooms.filter((other) => other !== room).join('|');
  const patterns = [
    {
      regex: `^(${closed})(/|$)`,
      message: `${room} may import only: ${allowed.join(', ') || 'nothing of ours'}.`,
    },
    {
      regex: `^(\\.\\./)+(${others})/`,
      message: 'Import another room by its name, through what its package.json exports.',
    },
    ...allowed
      .filter((other) => doors[other])
      .map((other) => ({
        regex: `^${other}/(?!${inTests ? doors[other].inTests : doors[other].allowed}$)`,
        message: `${other} is entered by: ${doors[other].allowed}.`,
      })),
    ...(room === 'mortgage-domain' && !inTests ? [pureRoom] : []),
  ];
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

const tests = [
  '**/*.{test,testing,nodetest,slowtest,spec}.{ts,tsx}',
  '**/test/**',
  '**/testing/**',
  'e2e/**',
];

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
      'host-demo/public/',
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
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text is never HTML (S01).',
        },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: "BinaryExpression[operator='instanceof'][right.name=/^(Element|Event)$/]",
          message: 'Old libraries put their own in its place (F46, F47): ask for HTMLElement.',
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: {
      // One program for all: each workspace's own libraries are the type check's business, and twice as slow here.
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
      // `async` without `await` is how a function that may throw keeps its promise to reject instead.
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
    // A test may be as long as its story, and says by failing what it takes for granted.
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-properties': [
        'error',
        { property: 'only', message: 'It would leave out all other tests.' },
      ],
    },
  },
  // Tool configurations and federation's runtime plugin are default exports by their tools' rules.
  {
    files: ['**/*.config.{js,mjs,ts}', 'embed/src/containers/remoteRuntimePlugin.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...Object.keys(arrows).flatMap((room) => [
    {
      files: [`${room}/**/*.{ts,tsx}`],
      ignores: tests,
      rules: arrowRules(room, { inTests: false }),
    },
    {
      files: tests
        .filter((pattern) => pattern.startsWith('**'))
        .map((pattern) => `${room}/${pattern}`),
      rules: arrowRules(room, { inTests: true }),
    },
  ]),
);
