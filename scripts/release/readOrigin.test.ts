import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrigin } from './readOrigin';

let root: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'origin-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Ada Lane');
  git('config', 'user.email', 'ada@example.test');
  writeFileSync(path.join(root, 'package.json'), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

it('has the commit of the checkout, whether it has changes, and the git user', () => {
  const commit = git('rev-parse', 'HEAD');
  expect(readOrigin(root, {})).toEqual({
    commit,
    isClean: true,
    releasedBy: 'Ada Lane',
  });
  writeFileSync(path.join(root, 'new.ts'), '');
  expect(readOrigin(root, {})).toMatchObject({ commit, isClean: false });
});

it('prefers RELEASED_BY to the user of the pipeline, and that to the git user', () => {
  const pipeline = { GITHUB_ACTOR: 'grace', RELEASED_BY: ' ' };
  expect(readOrigin(root, pipeline).releasedBy).toBe('grace');
  expect(
    readOrigin(root, { ...pipeline, RELEASED_BY: 'Release desk' }).releasedBy,
  ).toBe('Release desk');
});

it('S10: contains no email address and no unknown value', () => {
  expect(JSON.stringify(readOrigin(root, {}))).not.toContain('@');
  // A folder in another repository, and one outside of any.
  const folder = path.join(root, 'copy');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{}');
  expect(readOrigin(folder, { RELEASED_BY: 'Ada' })).toEqual({
    releasedBy: 'Ada',
  });
  const nowhere = mkdtempSync(path.join(tmpdir(), 'nowhere-'));
  expect(readOrigin(nowhere, { RELEASED_BY: 'Ada' })).toEqual({
    releasedBy: 'Ada',
  });
  rmSync(nowhere, { recursive: true });
});
