import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { readReleaseCommand } from './releaseSettings';
import { openMaps } from '../source-maps/releasedMaps';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const promoting = { from: '<target>', to: '<target>', 'dry-run': '' };

it('with --dry-run the target is one that only reads, and says afterwards what would be other', async () => {
  const args = ['embed', '--target', folder];
  assert.equal(readReleaseCommand(args, {}, promoting).rehearsal, undefined);
  const { settings, rehearsal, words } = readReleaseCommand([...args, '--dry-run'], {}, promoting);
  assert.deepEqual(words, ['embed']);
  await settings.target.replace('embed/host.js', Buffer.from('new'));
  assert.deepEqual((await rehearsal?.findChanges())?.added, ['embed/host.js']);
  const { settings: real } = readReleaseCommand(args, {}, promoting);
  assert.equal(await real.target.read('embed/host.js'), undefined);
});

it('a promotion goes to its own target, and takes no address from the environment, which is of another', () => {
  const env = {
    RELEASE_TARGET: '/srv/staging',
    RELEASE_URL: 'https://staging.example/{workspace}/',
  };
  const read = (...args: readonly string[]) => readReleaseCommand(args, env, promoting).settings;
  const { target, urlOf } = read('--from', '/srv/staging', '--to', folder);
  assert.equal(target.name, folder);
  assert.equal(urlOf('embed'), undefined);
  const said = read('--to', folder, '--url', 'https://live.example/{workspace}/');
  assert.equal(said.urlOf('embed'), 'https://live.example/embed/');
  assert.equal(read().urlOf('embed'), 'https://staging.example/embed/');
});

it('a target that nobody has said is not the folder in which the command runs', () => {
  assert.throws(() => readReleaseCommand([], { RELEASE_TARGET: '' }), /The target is empty/);
  assert.throws(() => readReleaseCommand(['--target', ' '], {}), /The target is empty/);
  assert.throws(() => openMaps({ RELEASE_MAPS: '' }, folder), /RELEASE_MAPS/);
});

it('an option that is none is refused, with those there are', () => {
  assert.throws(
    () => readReleaseCommand(['--dryrun'], {}, promoting),
    /Known options: .*--to <target>, --dry-run\./,
  );
});
