/** Lint: TypeScript's recommended rules, hooks, and the import arrows of the house (docs/decisions/0001-rooms.md). */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = [
  'header-remote',
  'footer-remote',
  'lender-advertising-remote',
  'access-denied-remote',
];
const rooms = [
  'mortgage-domain',
  'design-tokens',
  'session-shared',
  'embed',
  ...remotes,
  'host-demo',
  'host-kit',
  'e2e',
  'bench',
  'scripts',
];

/** What each room may import of the others. Everything else is an arrow that runs backwards. */
const arrows = {
  'mortgage-domain': [],
  'session-shared': ['mortgage-domain', 'design-tokens'],
  embed: [],
  ...Object.fromEntries(
    remotes.map((remote) => [
      remote,
      ['mortgage-domain', 'design-tokens', 'session-shared', 'embed'],
    ]),
  ),
  'host-demo': ['mortgage-domain'],
  'host-kit': [],
};
/** Of these, only the named doors. */
const doors = {
  'session-shared': {
    allowed: '(session|react|sign-in|gate)',
    inTests: '(session|react|sign-in|gate|testing)',
  },
  embed: { allowed: '(contract|remote)', inTests: '(contract|remote)' },
};
const pureRoom = {
  regex: '^(react|react-dom|redux|redux-saga|reselect|react-redux|pubnub|node:.*)(/|$)',
  message: 'mortgage-domain is pure: no React, redux, DOM or Node.',
};

function arrowRules(room, { inTests }) {
  const allowed = arrows[room];
  const closed = rooms.filter((other) => other !== room && !allowed.includes(other)).join('|');
  const patterns = [
    {
      regex: `^(${closed})(/|$)`,
      message: `${room} may import only: ${allowed.join(', ') || 'nothing of ours'}.`,
    },
    {
      regex: `^(\\.\\./)+(${rooms.filter((other) => other !== room).join('|')})/`,
      message: 'Import another room by its name, through its doors.',
    },
    ...allowed
      .filter((other) => doors[other])
      .map((other) => ({
        regex: `^${other}/(?!${inTests ? doors[other].inTests : doors[other].allowed}$)`,
        message: `${other} is entered by its doors: ${doors[other].allowed}.`,
      })),
    ...(room === 'mortgage-domain' && !inTests ? [pureRoom] : []),
  ];
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'e2e/federated-host-*/',
      'host-demo/public/',
      'host-demo/libraries/',
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
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Tool configurations and federation's runtime plugin are default exports by their tools' rules.
  {
    files: ['**/*.config.{js,ts}', 'jest.config.js', 'embed/src/federation/remoteRuntimePlugin.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...Object.keys(arrows).flatMap((room) => [
    {
      files: [`${room}/**/*.{ts,tsx}`],
      ignores: ['**/*.{test,testing}.*', '**/*.nodetest.ts'],
      rules: arrowRules(room, { inTests: false }),
    },
    {
      files: [`${room}/**/*.{test,testing,nodetest}.{ts,tsx}`],
      rules: arrowRules(room, { inTests: true }),
    },
  ]),
);
