/** What is mutated in each workspace, and how its tests are run. */
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { remotes, sessionWorkspace } from 'embed/remotes';
import jestConfig from '../../jest.config.js';

/** Programs whose tests must notice a change, by workspace; in remotes those that decide, not those that draw. */
const decidingFiles = '**/*{[sS]aga,[sS]electors,[rR]educer,[fF]eature}.ts';
const scopes: Readonly<Record<string, string>> = {
  'mortgage-domain': 'src/**/*.ts',
  [sessionWorkspace]: 'src/**/*.ts',
  ...Object.fromEntries(remotes.map(({ name }) => [name, `src/${decidingFiles}`])),
};
/** Below it the command fails, in percent. */
const scoreMin = 85;
const folder = '.cache/mutation';

/** The files of a workspace that are mutated; undefined, after a word of advice, where there are none. */
export function findScope(workspace: string): string | undefined {
  if (!Object.hasOwn(scopes, workspace))
    console.error(`Name one of these workspaces: ${Object.keys(scopes).join(', ')}.`);
  return scopes[workspace];
}

interface Wishes {
  /** Files of the workspace instead of all of its scope. */
  readonly patterns: readonly string[];
  /** Also what is evaluated once, when a file is loaded: each such mutant runs every test that loads the file. */
  readonly withStatic: boolean;
}

export function toOptions(
  workspace: string,
  scope: string,
  { patterns, withStatic }: Wishes,
): PartialStrykerOptions {
  const asked = patterns.length > 0 ? patterns : [scope];
  return {
    mutate: [
      ...asked.map((pattern) => `${workspace}/${pattern}`),
      '!**/*.{test,testing,d}.{ts,tsx}',
      '!**/testing/**',
    ],
    testRunner: 'jest',
    jest: { projectType: 'custom', config: toJestConfig(workspace) },
    coverageAnalysis: 'perTest',
    ignoreStatic: !withStatic,
    concurrency: 2,
    // A busy machine is no endless loop.
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${folder}/${workspace}.json`,
    tempDirName: `${folder}/copies`,
    htmlReporter: { fileName: `${folder}/${workspace}.html` },
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
    symlinkNodeModules: false,
    buildCommand: 'node scripts/mutation/linkWorkspaces.mjs',
    disableTypeChecks: false,
    thresholds: { high: 95, low: scoreMin, break: scoreMin },
  };
}

/** Left out: tests that read sources, bundle them or measure their time, for all of which a mutated program is another one. */
function toJestConfig(workspace: string): Record<string, unknown> {
  const [node, browser] = jestConfig.projects;
  const isPure = workspace === 'mortgage-domain';
  const sameCases = '<rootDir>/scripts/mutation/sameCases.ts';
  return {
    ...(isPure ? node : browser),
    roots: [`<rootDir>/${workspace}`],
    // Rules need nothing of a page, whose set-up takes longer than their tests.
    setupFilesAfterEnv: isPure ? [sameCases] : [...(browser?.setupFilesAfterEnv ?? []), sameCases],
    // The copy's, not ours.
    rootDir: undefined,
    testTimeout: jestConfig.testTimeout,
    testMatch: [`<rootDir>/${workspace}/**/*.test.{ts,tsx}`],
    testPathIgnorePatterns: [
      '/node_modules/',
      '/(readme|treeShaking|regularExpressions|largeInput|examples|shell)\\.test\\.tsx?$',
    ],
  };
}
