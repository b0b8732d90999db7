import { releasedWorkspaces } from 'embed/remotes';
import { parse } from 'yaml';
import { commandsIn, isCommand } from './commands.testing';
import { readManifest, readText, workspaces } from './sources';

const folder = 'deploy/pipelines';
const text = readText(`${folder}/github-actions.yml`);
const pipeline = parse(text) as {
  readonly on: {
    readonly workflow_dispatch: {
      readonly inputs: { readonly workspace: { readonly options: readonly string[] } };
    };
  };
};

it('runs commands that exist', () => {
  const commands = commandsIn(text);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !isCommand(command))).toEqual([]);
});

it('offers workspaces that can be released', () => {
  const { options } = pipeline.on.workflow_dispatch.inputs.workspace;
  expect(options.length).toBeGreaterThan(5);
  expect(options.filter((name) => !releasedWorkspaces.includes(name))).toEqual([]);
});

it('contains no secret', () => {
  expect(text).not.toMatch(/AKIA|SECRET_ACCESS_KEY: (?!\$\{\{)/);
});

it('dependabot ignores only packages of this repository', () => {
  const { updates } = parse(readText(`${folder}/dependabot.yml`)) as {
    readonly updates: readonly {
      readonly ignore?: readonly { readonly 'dependency-name': string }[];
    }[];
  };
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name']));
  expect(ignored.length).toBeGreaterThan(2);
  const named = ['.', ...workspaces].flatMap((one) => {
    const { dependencies, devDependencies } = readManifest(one);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  expect(ignored.filter((name) => !named.includes(name))).toEqual([]);
});
