/** `npx stryker run`: mutates the rules of mortgage-domain and counts the mutants that its tests notice. */
import jestConfig from './jest.config.js';

const [node] = jestConfig.projects;
const folder = '.cache/mutation';

export default {
  mutate: [
    'mortgage-domain/src/**/*.ts',
    '!**/*.{test,testing}.ts',
    '!mortgage-domain/src/**/testing/**',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...node,
      // The root of Stryker's copy, not this checkout.
      rootDir: undefined,
      testTimeout: jestConfig.testTimeout,
      testMatch: ['<rootDir>/mortgage-domain/**/*.test.ts'],
      // These tests read sources, bundle them or measure time: a mutated program always differs.
      testPathIgnorePatterns: ['/node_modules/', '/regularExpressions\\.test\\.ts$'],
    },
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  incremental: true,
  incrementalFile: `${folder}/mortgage-domain.json`,
  tempDirName: `${folder}/copies`,
  htmlReporter: { fileName: `${folder}/mortgage-domain.html` },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
  disableTypeChecks: false,
};
