/** The manifests, READMEs and changelogs of the workspaces: docs/releasing.md#versions. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { filesOf, readText, root, workspaces } from './sources';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const has = (file: string): boolean => existsSync(path.join(root, file));
const read = (folder: string): Manifest =>
  JSON.parse(readText(path.posix.join(folder, 'package.json'))) as Manifest;
const packed = 'host-kit/package';
const dependencies = new Set(
  workspaces.flatMap((name) => Object.keys(read(name).dependencies ?? {})),
);

it.each(['.', ...workspaces, packed])('%s is private and licensed', (folder) => {
  expect(read(folder)).toMatchObject({ private: true, license: 'MIT' });
});

it.each(workspaces)('%s has a README, compiler settings and a changelog for dependents', (name) => {
  expect(has(`${name}/README.md`)).toBe(true);
  expect(has(`${name}/tsconfig.json`)).toBe(filesOf(`${name}/*.ts`, `${name}/*.tsx`).length > 0);
  expect(has(`${name}/CHANGELOG.md`) || !dependencies.has(read(name).name)).toBe(true);
});

it('the packed host-kit contains its programs', () => {
  const { name, files = [], bin = {} } = read(packed);
  expect(name).toMatch(/^@[\w-]+\/host-kit$/);
  expect(Object.values(bin)).toHaveLength(3);
  for (const program of Object.values(bin)) expect(files).toContain(program.split('/')[0]);
});

it.each(releasedWorkspaces)('%s lists its changes by version', (workspace) => {
  const versions = [...readText(`${workspace}/CHANGELOG.md`).matchAll(/^## (\S+)/gm)];
  expect(versions.slice(0, 2).map(([, version]) => version)).toEqual([
    'Unreleased',
    read(workspace).version,
  ]);
});
