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

it('is the commit of the checkout, whether it has changes, and who has it', () => {
  const commit = git('rev-parse', 'HEAD');
  expect(readOrigin(root, {})).toEqual({ commit, isClean: true, releasedBy: 'Ada Lane' });
  writeFileSync(path.join(root, 'new.ts'), '');
  expect(readOrigin(root, {})).toMatchObject({ commit, isClean: false });
});

it('who is said in the environment goes before who a pipeline knows, and that before git', () => {
  const pipeline = { GITHUB_ACTOR: 'grace', RELEASED_BY: ' ' };
  expect(readOrigin(root, pipeline).releasedBy).toBe('grace');
  expect(readOrigin(root, { ...pipeline, RELEASED_BY: 'Release desk' }).releasedBy).toBe(
    'Release desk',
  );
});

it('S10: is no e-mail address, and nothing that nobody has said', () => {
  expect(JSON.stringify(readOrigin(root, {}))).not.toContain('@');
  // A folder in somebody else's repository, and none at all.
  const folder = path.join(root, 'copy');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{}');
  expect(readOrigin(folder, { RELEASED_BY: 'Ada' })).toEqual({ releasedBy: 'Ada' });
  const nowhere = mkdtempSync(path.join(tmpdir(), 'nowhere-'));
  expect(readOrigin(nowhere, { RELEASED_BY: 'Ada' })).toEqual({ releasedBy: 'Ada' });
  rmSync(nowhere, { recursive: true });
});
