/** Unit tests: ts-jest over the sources themselves; workspaces resolve each other through package.json#exports. */
const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.(tsx?|m?js)$': [
      'ts-jest',
      {
        // The type check is its own, faster step (`npm run types`).
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
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/bench/'],
  watchPathIgnorePatterns: ['/dist/', '/.data/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

export default {
  // Room for a busy machine: nothing waits for time.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{mortgage-domain,build,publishing}/**/*.test.ts',
        '<rootDir>/host-demo/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/host-kit/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // jsdom picks the "browser" builds of packages; ours and redux-saga's want the plain ones.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      testMatch: [
        '<rootDir>/{session-shared,embed,remote-kit,header-remote,footer-remote,lender-advertising-remote,access-denied-remote}/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
