/** Another header, released and rolled back from the first page. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { HeaderReleases } from '../src/stage/headerReleases';
import { runHere } from '../src/stage/runCommand';
import { openTestDemo, type TestDemo } from './demo';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

describe('another header', () => {
  let dataDir: string;
  const put = (current: string) => {
    mkdirSync(path.join(dataDir, 'static'), { recursive: true });
    writeFileSync(
      path.join(dataDir, 'static/registry.json'),
      JSON.stringify({ workspaces: { 'header-remote': { current } } }),
    );
  };
  before(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  });
  after(() => rmSync(dataDir, { recursive: true }));

  it('OPN-92: is built and released once, rolled back, and made current again, by the commands of a team', async () => {
    put('1.0.0-a');
    const commands: string[] = [];
    const releases = new HeaderReleases(dataDir, async (words, say) => {
      commands.push(words.join(' '));
      say('released');
      put(words[0] === 'rollback' ? words[2]! : '1.0.0-b');
      return true;
    });
    assert.deepEqual(await releases.read(), {
      current: '1.0.0-a',
      isDeployed: false,
      busy: undefined,
      lines: [],
    });
    assert.equal(await releases.take('rollBack'), 'nothingToDo');
    assert.equal(await releases.take('deploy'), 'done');
    const deployed = await releases.read();
    assert.deepEqual(
      [deployed.current, deployed.isDeployed, deployed.lines],
      ['1.0.0-b', true, ['released']],
    );
    assert.equal(await releases.take('deploy'), 'nothingToDo');
    assert.equal(await releases.take('rollBack'), 'done');
    assert.deepEqual((await releases.read()).lines, [
      'npm run rollback -w header-remote -- 1.0.0-a',
      'released',
    ]);
    assert.equal(await releases.take('deploy'), 'done');
    assert.deepEqual(commands, [
      'nextHeader',
      'rollback header-remote 1.0.0-a',
      'rollback header-remote 1.0.0-b',
    ]);
  });
  it('OPN-92: one step at a time; one that fails says so, and the next may be taken', async () => {
    put('1.0.0-a');
    let end = (_isDone: boolean): void => undefined;
    let releases: HeaderReleases | undefined;
    const begun = new Promise<void>((resolve) => {
      releases = new HeaderReleases(dataDir, () => {
        resolve();
        return new Promise((done) => {
          end = done;
        });
      });
    });
    assert.ok(releases);
    await releases.read();
    const first = releases.take('deploy');
    assert.equal(await releases.take('deploy'), 'busy');
    await begun;
    assert.equal((await releases.read()).busy, 'deploy');
    end(false);
    assert.equal(await first, 'failed');
    assert.equal((await releases.read()).busy, undefined);
  });
  it('OPN-92: there is none to release or to roll back to where nothing is published', async () => {
    const releases = new HeaderReleases(path.join(dataDir, 'nowhere'), async () => true);
    for (const step of ['deploy', 'rollBack'] as const)
      assert.equal(await releases.take(step), 'nothingToDo');
    for (const [body, status] of [
      [{ step: 'deploy' }, 409],
      [{ step: 'all' }, 400],
      [{}, 400],
    ] as const)
      assert.equal((await demo.visitor().postJson('/demo/releases', body)).statusCode, status);
  });
  it('S22: goes to this demo’s own target, whatever the shell that started it releases to', async () => {
    const own = path.join(dataDir, 'own');
    const lines: string[] = [];
    process.env.RELEASE_TARGET = path.join(dataDir, 'production');
    try {
      const run = runHere({ PORT: '4000', DATA_DIR: own }, new AbortController().signal);
      assert.equal(await run(['releases'], (line) => lines.push(line)), true);
    } finally {
      delete process.env.RELEASE_TARGET;
    }
    assert.deepEqual(lines, [`Nothing has been released to ${path.join(own, 'static')}.`]);
  });
});
