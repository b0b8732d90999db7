/** What package.json files and changelogs say to those who find them alone: docs/releasing.md#versions. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { readText, root, workspaces } from './sources';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly engines?: { readonly node?: string };
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly repository?: unknown;
  readonly bugs?: unknown;
}
const forOthers = 'host-kit/package';
const manifests = ['.', ...workspaces, forOthers];
const read = (folder: string): Manifest =>
  JSON.parse(readText(path.posix.join(folder, 'package.json'))) as Manifest;

describe.each(manifests)('%s', (folder) => {
  const manifest = read(folder);

  it('says what it is, and on which terms', () => {
    expect(manifest.description).toMatch(/\w+ \w+/);
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module' });
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is published by nobody who did not mean to', () => {
    expect(manifest.private).toBe(true);
  });

  it('names no address that is nobody’s', () => {
    expect([manifest.repository, manifest.bugs]).toEqual([undefined, undefined]);
  });
});

it('what is made for others has a scope, and says which files it is and which Node it wants', () => {
  const { name, files = [], bin = {}, engines } = read(forOthers);
  expect(name).toMatch(/^@[\w-]+\/host-kit$/);
  expect(files.length).toBeGreaterThan(2);
  for (const program of Object.values(bin)) expect(files).toContain(program.split('/')[0]);
  expect(engines).toEqual(read('.').engines);
});

it.each(releasedWorkspaces)('%s tells what has changed, version by version', (workspace) => {
  const file = `${workspace}/CHANGELOG.md`;
  expect(existsSync(path.join(root, file))).toBe(true);
  const versions = [...readText(file).matchAll(/^## (\S+)/gm)].map(([, version]) => version);
  expect(versions.slice(0, 2)).toEqual(['Unreleased', read(workspace).version]);
});
