/** What is mutated in each workspace, and how its tests are run. */
import { readFileSync, readdirSync } from 'node:fs';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { remotes, sessionWorkspace } from 'embed/remotes';
import jestConfig from '../../jest.config.js';
import { toLines } from './sample';

/** Programs that are mutated, and the tests that have to notice. */
export interface Scope {
  readonly name: string;
  readonly workspace: string;
  /** Files, from the root. */
  readonly programs: readonly string[];
  /** Folders of tests, as patterns from the root. */
  readonly tests: readonly string[];
}

const rules = 'mortgage-domain';
const workspaces = [rules, sessionWorkspace, ...remotes.map(({ name }) => name)];
const folder = '.cache/mutation';

/**
 * Each folder of rules is judged by its own tests, and by those that go across folders. Anywhere else what a file does is often
 * seen from another folder only: there every test of the workspace counts.
 * @param asked folders of `src` instead of all of them
 */
export function findScopes(workspace: string, asked: readonly string[]): readonly Scope[] {
  if (!workspaces.includes(workspace))
    throw new Error(`Name one of these workspaces: ${workspaces.join(', ')}.`);
  const source = `${workspace}/src`;
  const folders = asked.length > 0 || workspace !== rules ? asked : foldersOf(source);
  if (folders.length === 0)
    return [
      { name: workspace, workspace, programs: programsOf(source), tests: [whole(workspace)] },
    ];
  return folders.map((one) => ({
    name: `${workspace}-${one.replaceAll('/', '-')}`,
    workspace,
    programs: programsOf(`${source}/${one}`),
    tests:
      workspace === rules
        ? [`${source}/${one}/**`, `${rules}/test/**`, ...(readers[one] ?? [])]
        : [whole(workspace)],
  }));
}

const whole = (workspace: string): string => `${workspace}/**`;

/** Rules that are data, and the tests of the programs that read them. */
const readers: Readonly<Record<string, readonly string[]>> = {
  'site-file': ['scripts/sites/**', 'scripts/references/**'],
};

const foldersOf = (place: string): readonly string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What decides: no components, no tests and their parts, and not the modules that only name what is exposed. */
const programsOf = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => `${place}/${file}`)
    .filter((file) => /\.ts$/.test(file))
    .filter((file) => !/\.(test|testing|d)\.ts$|\/testing\/|\/(mount|site|styles)\.ts$/.test(file));

/** How much is changed. */
export interface Extent {
  /** Also what is evaluated once, when a file is loaded: each such mutant runs every test that loads the file. */
  readonly withStatic: boolean;
  /** Percent of each program's lines. */
  readonly share: number;
}

/** As Stryker takes it: a file, or some of its lines. */
function toExtent(file: string, share: number): string {
  if (share === 100) return file;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  return toLines(file, lines, share);
}

export const toOptions = (
  { programs, ...scope }: Scope,
  { withStatic, share }: Extent,
): PartialStrykerOptions => ({
  mutate: programs.map((file) => toExtent(file, share)),
  testRunner: 'jest',
  jest: { projectType: 'custom', config: toJestConfig(scope) },
  coverageAnalysis: 'perTest',
  ignoreStatic: !withStatic,
  concurrency: 2,
  // A busy machine is no endless loop.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${folder}/${scope.name}.json`,
  tempDirName: `${folder}/copies`,
  htmlReporter: { fileName: `${folder}/${scope.name}.html` },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
  symlinkNodeModules: false,
  buildCommand: 'node scripts/mutation/linkWorkspaces.mjs',
  disableTypeChecks: false,
});

/** Left out: tests that read sources, bundle them, measure their time or run beside a page, for all of which a mutated program is another one. */
function toJestConfig({
  workspace,
  tests,
}: Pick<Scope, 'workspace' | 'tests'>): Record<string, unknown> {
  const [node, browser] = jestConfig.projects;
  const isPure = workspace === rules;
  const sameCases = '<rootDir>/scripts/mutation/sameCases.ts';
  return {
    ...(isPure ? node : browser),
    roots: [...new Set(tests.map((pattern) => `<rootDir>/${pattern.split('/')[0]}`))],
    // Rules need nothing of a page, whose set-up takes longer than their tests.
    setupFilesAfterEnv: isPure ? [sameCases] : [...(browser?.setupFilesAfterEnv ?? []), sameCases],
    // The copy's, not ours.
    rootDir: undefined,
    testTimeout: jestConfig.testTimeout,
    testMatch: tests.map((pattern) => `<rootDir>/${pattern}/*.test.{ts,tsx}`),
    testPathIgnorePatterns: [
      '/node_modules/',
      '/(readme|treeShaking|regularExpressions|largeInput|examples|shell|site)\\.test\\.tsx?$',
      ...inOtherEnvironments(workspace),
    ],
  };
}

/** What a file's first comment asks for goes past the environment that counts which lines a test has run. */
const inOtherEnvironments = (workspace: string): readonly string[] =>
  readdirSync(workspace, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => readFileSync(`${workspace}/${file}`, 'utf8').startsWith('/** @jest-environ'))
    .map((file) => `/${file.replaceAll('.', '\\.')}$`);
