/** Which room may import which, without circles: docs/architecture.md, "Rooms". Tests are left out; knip checks their imports. */
import { remotes } from './embed/src/contract/remotes.js';

const remoteNames = remotes.map(({ name }) => name);
const shared = ['mortgage-domain', 'design-tokens', 'session-shared', 'embed'];

/** The rooms that each room may import. */
const arrows = {
  'mortgage-domain': [],
  'design-tokens': [],
  embed: [],
  'session-shared': ['mortgage-domain', 'design-tokens', 'embed'],
  'remote-kit': shared,
  ...Object.fromEntries(
    remoteNames.map((remote) => [remote, [...shared, 'remote-kit']]),
  ),
  build: ['embed'],
  publishing: ['embed'],
  'host-kit': ['mortgage-domain', 'embed'],
  'page-kit': ['embed'],
  'reference-api': ['mortgage-domain', 'embed', 'host-kit'],
  'host-demo': [
    'mortgage-domain',
    'design-tokens',
    'embed',
    'host-kit',
    'reference-api',
  ],
  workshop: ['mortgage-domain', 'embed'],
  bench: ['build', 'publishing', 'embed', 'host-kit', 'header-remote'],
  scripts: [
    'mortgage-domain',
    'build',
    'publishing',
    'embed',
    'reference-api',
    'host-kit',
    'workshop',
  ],
  e2e: [
    ...['mortgage-domain', 'embed', 'build', 'publishing'],
    ...[
      'reference-api',
      'host-demo',
      'host-kit',
      'page-kit',
      'bench',
      'workshop',
    ],
  ],
};
const rooms = Object.keys(arrows);
const anyOf = (names) => `^(${names.join('|')})/`;

const arrowRules = rooms.map((room) => ({
  name: `arrows-of-${room}`,
  comment: `${room} may import only: ${arrows[room].join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '/testing/' },
  to: {
    path: anyOf(
      rooms.filter((one) => one !== room && !arrows[room].includes(one)),
    ),
  },
}));

export default {
  forbidden: [
    ...arrowRules,
    {
      name: 'pages-know-the-api-by-http',
      comment:
        'Only the program that runs both starts the API. Pages take settings, sites and the words of a refusal; who the visitor is they ask by HTTP.',
      severity: 'error',
      from: {
        path: '^host-demo/src/',
        pathNot: '^host-demo/src/(main|server|welcome|samples/.*)\\.ts$',
      },
      to: {
        path: '^reference-api/',
        pathNot: [
          '^reference-api/src/(settings|sites|http)/',
          '^reference-api/src/gates/refusal\\.ts$',
          '^reference-api/src/lenders/lenderTexts\\.ts$',
          '^reference-api/src/one-tap/credentials\\.ts$',
          '^reference-api/src/index\\.ts$',
        ],
      },
    },
    {
      name: 'pure-rules',
      comment: 'mortgage-domain is pure: no React, no redux, no DOM, no Node.',
      severity: 'error',
      from: { path: '^mortgage-domain/src/' },
      to: {
        path: [
          '^(node:.*|fs|path)$',
          'node_modules/(react|redux|reselect|pubnub)',
        ],
      },
    },
    {
      name: 'no-testing-in-sources',
      severity: 'error',
      from: { pathNot: ['/testing/', '^e2e/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '\\.(test|testing|nodetest|spec)\\.tsx?$|/(test|dist|federated-host|public|\\.cache)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};
