/** `npm run notice` as an operator runs it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { releasedWorkspaces } from 'embed/remotes';
import { release } from 'publishing/release';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import { writeSampleBuilds } from 'publishing/testing';

const root = path.resolve(import.meta.dirname, '..');
let folder: string;
const target = (): string => path.join(folder, 'target');

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'notice-'));
  writeSampleBuilds(folder);
  const settings = {
    root: folder,
    target: directoryTarget(target()),
    sites: () => [{ slug: 'sample' }],
    urlOf: (workspace: string) => `https://static.example/${workspace}/`,
  };
  for (const name of releasedWorkspaces) await release(settings, name);
});
after(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'notice', '--target', target(), ...args],
      { cwd: root },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
const shown = (): { text?: string } =>
  JSON.parse(
    readFileSync(path.join(target(), 'footer-remote/sample/notice.json'), 'utf8'),
  ) as object;

describe('npm run notice', () => {
  it('every release writes that there is none: a page that asks is answered', () => {
    assert.deepEqual(shown(), {});
  });

  it('tells what is shown, changes it and takes it back', async () => {
    const set = await run('--text', 'Closed today.', '--level', 'warning', '--site', 'sample');
    assert.equal(set.code, 0, set.said);
    assert.match(set.said, /within a minute:\n {2}warning for sample: Closed today\./);
    assert.equal(shown().text, 'Closed today.');
    assert.equal((await run()).said, set.said);
    const cleared = await run('--clear');
    assert.match(cleared.said, /^No notice is shown on the pages of /);
    assert.deepEqual([cleared.code, shown()], [0, {}]);
  });

  it('refuses what nobody should read, in one line and with nothing changed', async () => {
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['Closed today.'], /is no option\. Put the text into quotes/],
      [['--text', 'x', '--clear'], /Say either what to tell/],
      [['--level', 'outage'], /--level is of a notice: say with --text/],
      [['--text', '<b>x</b>'], /plain text/],
      [['--text', 'x', '--until', '2020-01-01T00:00Z'], /is over/],
      [['--text', 'x', '--colour', 'red'], /Known options: .*--until <2026-12-24T18:00Z>/],
      [['--clear', '--site', 'elm'], /There is no site "elm"/],
    ];
    for (const [args, message] of cases) {
      const { code, said } = await run(...args);
      assert.match(said, message);
      assert.equal(code, 1);
      assert.equal(said.trim().split('\n').length, 1);
      assert.deepEqual(shown(), {});
    }
  });
});
