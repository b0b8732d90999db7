/** Unit tests: ts-jest over the sources themselves; workspaces resolve each other through package.json#exports. */
import { readFileSync } from 'node:fs';
import { remotes, sessionWorkspace } from 'embed/remotes';

// Not UTC: a rule that takes the zone of its reader is to be seen.
process.env.TZ = 'America/New_York';

const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.(tsx?|m?js)$': [
      'ts-jest',
      {
        // The type check is its own, faster step (`npm run lint`).
        diagnostics: false,
        tsconfig: {
          module: 'CommonJS',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          jsx: 'react-jsx',
          target: 'ES2022',
          esModuleInterop: true,
          isolatedModules: true,
          allowImportingTsExtensions: false,
          verbatimModuleSyntax: false,
        },
      },
    ],
  },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!color|github-slugger)'],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  watchPathIgnorePatterns: ['/dist/', '/.data/'],
  modulePathIgnorePatterns: ['/page-kit/dist/'],
  restoreMocks: true,
};

const { workspaces } = JSON.parse(
  readFileSync(`${import.meta.dirname}/package.json`, 'utf8'),
);
/** Workspaces that run in a page; all others, and `scripts`, run in Node. */
const browserWorkspaces = [
  sessionWorkspace,
  'embed',
  'remote-kit',
  'page-kit',
  ...remotes.map(({ name }) => name),
];
const nodeFolders = [
  ...workspaces.filter((name) => !browserWorkspaces.includes(name)),
  'scripts',
];

export default {
  // Room for a busy machine: nothing waits for time.
  testTimeout: 20_000,
  // In the folder of caches, so that a pipeline can keep it.
  cacheDirectory: '.cache/jest',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeFolders.map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      // jsdom picks the "browser" builds of packages; ours and redux-saga's need the plain ones.
      testEnvironmentOptions: {
        customExportConditions: ['node', 'node-addons'],
      },
      testMatch: browserWorkspaces.map(
        (folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`,
      ),
    },
  ],
};
