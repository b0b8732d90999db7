import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { before, describe, it } from 'node:test';
import type { Registry } from '../registry/registry';
import { releaseCanary } from './canary';
import { release } from './release';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from '../targets/target';

const samples = new SampleTargets();

const {
  RELEASE_URL: _url,
  RELEASE_TARGET: _target,
  ...environment
} = process.env;

/** Without a terminal, so the command cannot ask. */
const start = (...args: readonly string[]) =>
  spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...environment, RELEASED_BY: 'Release desk' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const run = (...args: readonly string[]) => endOf(start(...args));

async function endOf(child: ReturnType<typeof start>) {
  const [said, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { code, said, complaint };
}

describe('the commands', () => {
  let target: ReleaseTarget;
  const registry = () =>
    readFileSync(path.join(target.name, 'registry.json'), 'utf8');
  before(async () => {
    target = await samples.releaseAll(samples.openFolder());
    writeSampleBuild(samples.root, 'header-remote', {
      version: '1.1.0-bbbb',
      text: 'next',
    });
    await release(samples.settings(target), 'header-remote');
  });

  it('releases: lists the live version and the others, as text and as JSON', async () => {
    const { code, said } = await run('releases', '--target', target.name);
    assert.equal(code, 0);
    assert.match(said, /for sample \(first\)/);
    assert.match(
      said,
      /'current' .*'1\.1\.0-bbbb'.*\n.*'also there' .*'1\.0\.0-aaaa'/,
    );
    const { said: json } = await run(
      'releases',
      '--json',
      '--target',
      target.name,
    );
    const { sites, workspaces } = JSON.parse(json) as Registry;
    assert.deepEqual(sites, ['sample']);
    assert.equal(workspaces['header-remote']!.current, '1.1.0-bbbb');
    const none = await run('releases', '--target', `${target.name}/none`);
    assert.deepEqual(
      [none.code, /Nothing has been/.test(none.complaint)],
      [1, true],
    );
  });

  it('rollback: without a version it lists them, and changes nothing; a dry run changes nothing either', async () => {
    const before = registry();
    const listed = await run(
      'rollback',
      'header-remote',
      '--target',
      target.name,
    );
    assert.equal(listed.code, 1);
    assert.match(
      listed.complaint,
      /Name a version.*\n {2}1\.1\.0-bbbb \(current\).*\n {2}1\.0\.0/,
    );
    const args = [
      'rollback',
      'header-remote',
      '1.0.0-aaaa',
      '--target',
      target.name,
    ];
    const { code, said } = await run(...args, '--dry-run');
    assert.equal(code, 0);
    assert.match(
      said,
      /^Dry run: nothing is written to [^]*header-remote\/embed\.js/,
    );
    assert.match(said, /\n {4}registry\.json\n/);
    assert.equal(registry(), before);
    for (const [one, other] of [
      ['1.0.0-aaaa', '1.1.0-bbbb'],
      ['1.1.0-bbbb', '1.0.0-aaaa'],
    ] as const) {
      const done = await run(
        'rollback',
        'header-remote',
        one,
        '--target',
        target.name,
      );
      assert.match(done.said, new RegExp(`header-remote: ${other} → ${one}\n`));
      const back = `back: npm run rollback -w header-remote -- ${other} --target ${target.name}`;
      assert.ok(done.said.includes(back), done.said);
    }
  });

  it('Ctrl+C: a command reports what has changed until then, and what to do', async () => {
    writeSampleBuild(samples.root, 'header-remote', {
      version: '1.2.0-cccc',
      text: 'tried',
    });
    await releaseCanary(samples.settings(target), 'header-remote', 10);
    const args = ['release', 'header-remote', '--watch', 'http://127.0.0.1:9/'];
    const child = start(...args, '--target', target.name);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, complaint } = await endOf(child);
    assert.equal(code, 130);
    assert.match(
      complaint,
      /\nStopped\. What has changed .*\nRun the command again/,
    );
  });

  it('promote: to another folder, by the person in the environment, dry or not; lists what it needs', async () => {
    const to = samples.openFolder().name;
    const way = ['--from', target.name, '--to', to];
    const all = ['header-remote', 'session-shared', 'embed'];
    const url = ['--url', 'https://live.example/{workspace}/'];
    const dry = await run('promote', ...all, ...way, ...url, '--dry-run');
    assert.deepEqual([dry.code, dry.complaint], [0, '']);
    assert.match(dry.said, /header-remote\/1\.1\.0-bbbb\/entry\.js\n/);
    assert.equal((await run('releases', '--target', to)).code, 1);

    const { code, said, complaint } = await run(
      'promote',
      ...all,
      ...way,
      ...url,
    );
    assert.deepEqual([code, complaint], [0, '']);
    assert.match(said, /header-remote 1\.1\.0-bbbb is copied and current on /);
    assert.match((await run('releases', '--target', to)).said, /Release desk/);
  });
});
