import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf, readManifest, root, workspaces } from './sources';

const has = (file: string): boolean => existsSync(path.join(root, file));
/** Workspaces that another one's sources depend on. */
const dependedUpon = new Set(
  workspaces.flatMap((name) => Object.keys(readManifest(name).dependencies ?? {})),
);

describe.each(workspaces)('%s stands alone', (workspace) => {
  it('says what it is in a README', () => {
    expect(has(`${workspace}/README.md`)).toBe(true);
  });

  it('has its own compiler settings where it has programs', () => {
    const programs = filesOf(`${workspace}/*.ts`, `${workspace}/*.tsx`);
    expect(has(`${workspace}/tsconfig.json`)).toBe(programs.length > 0);
  });

  it('tells those who depend on it of its changes', () => {
    expect(
      has(`${workspace}/CHANGELOG.md`) || !dependedUpon.has(readManifest(workspace).name),
    ).toBe(true);
  });

  it('opens only files that are there', () => {
    const opened = Object.values(readManifest(workspace).exports ?? {});
    expect(
      opened.filter((file) => !file.includes('*') && !has(path.join(workspace, file))),
    ).toEqual([]);
  });
});

it('no two files differ only in case, with or without their ending', () => {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const file of filesOf('*')) {
    const key = file.replace(/\.(tsx?|mjs|js)$/, '').toLowerCase();
    const other = seen.get(key);
    if (other !== undefined && other.replace(/\.\w+$/, '') !== file.replace(/\.\w+$/, ''))
      twins.push(`${other} ~ ${file}`);
    seen.set(key, file);
  }
  expect(twins).toEqual([]);
});
