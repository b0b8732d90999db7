/** The example pipelines run commands that there are, over jobs and files that there are. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { parse } from 'yaml';
import { commandsIn, isCommand } from './commands';
import { readManifest, readText, root, workspaces } from './sources';

const folder = 'deploy/pipelines';
interface Step {
  readonly run?: string;
  readonly uses?: string;
}
interface GithubJob {
  readonly 'runs-on'?: string;
  readonly needs?: string;
  readonly steps: readonly Step[];
}
interface GithubPipeline {
  readonly on: {
    readonly workflow_dispatch: {
      readonly inputs: { readonly workspace: { readonly options: readonly string[] } };
    };
  };
  readonly jobs: Readonly<Record<string, GithubJob>>;
}
interface GitlabJob {
  readonly stage: string;
  readonly needs?: readonly string[];
  readonly script: readonly string[];
}
interface GitlabPipeline {
  readonly stages: readonly string[];
  readonly variables: { readonly WORKSPACE: { readonly options: readonly string[] } };
  readonly default: { readonly before_script: readonly string[] };
}

const github = parse(readText(`${folder}/github-actions.yml`)) as GithubPipeline;
const gitlab = parse(readText(`${folder}/gitlab-ci.yml`)) as GitlabPipeline;
const settings = ['image', 'stages', 'variables', 'default'];
const gitlabJobs = Object.fromEntries(
  Object.entries(gitlab as object).filter(([name]) => !settings.includes(name)),
) as Readonly<Record<string, GitlabJob>>;

/** What each runs, a line each. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  'github-actions.yml': Object.values(github.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  ),
  'gitlab-ci.yml': [
    ...gitlab.default.before_script,
    ...Object.values(gitlabJobs).flatMap(({ script }) => script),
  ],
};

describe.each(Object.entries(scripts))('%s', (file, lines) => {
  it('runs commands that there are', () => {
    const commands = lines.flatMap(commandsIn);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !isCommand(command))).toEqual([]);
  });

  it('installs by the lockfile, tests, releases and rolls back', () => {
    const all = lines.join('\n');
    for (const command of [
      'npm ci',
      'npm run check',
      'npm test',
      'npm run release',
      'npm run rollback',
    ])
      expect(all).toContain(command);
  });

  it('names documents and files that are there', () => {
    const cited = [...readText(`${folder}/${file}`).matchAll(/\b(?:docs|scripts)\/[\w./-]+\w/g)];
    expect(cited.length).toBeGreaterThan(1);
    for (const [place] of cited)
      expect([place, existsSync(path.join(root, place))]).toEqual([place, true]);
  });

  it('writes no secret down', () => {
    expect(readText(`${folder}/${file}`)).not.toMatch(/AKIA|SECRET_ACCESS_KEY: (?!\$\{\{)/);
  });
});

it('what newer packages are not looked for is a package of ours', () => {
  const { updates } = parse(readText(`${folder}/dependabot.yml`)) as {
    readonly updates: readonly {
      readonly ignore?: readonly { readonly 'dependency-name': string }[];
    }[];
  };
  const left = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name']));
  expect(left.length).toBeGreaterThan(2);
  const named = ['.', ...workspaces].flatMap((one) => {
    const { dependencies, devDependencies } = readManifest(one);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  expect(left.filter((name) => !named.includes(name))).toEqual([]);
});

it('what they offer to release is there', () => {
  const { options } = github.on.workflow_dispatch.inputs.workspace;
  expect(options.length).toBeGreaterThan(5);
  expect(gitlab.variables.WORKSPACE.options).toEqual(options);
  expect(options.filter((name) => !releasedWorkspaces.includes(name))).toEqual([]);
});

it('jobs of GitHub have a machine and steps, and wait for jobs that there are', () => {
  for (const { needs, steps, 'runs-on': machine } of Object.values(github.jobs)) {
    expect(machine).toMatch(/^ubuntu-/);
    if (needs !== undefined) expect(github.jobs).toHaveProperty(needs);
    for (const { run, uses } of steps)
      expect((run === undefined) !== (uses === undefined)).toBe(true);
  }
});

it('jobs of GitLab are of stages that there are, and wait for jobs that there are', () => {
  for (const { stage, needs = [], script } of Object.values(gitlabJobs)) {
    expect(gitlab.stages).toContain(stage);
    for (const job of needs) expect(gitlabJobs).toHaveProperty(job);
    expect(script.length).toBeGreaterThan(0);
  }
});
