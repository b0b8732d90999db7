import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { toWord, type ReleaseTarget } from 'publishing/targets/target';
import { readReleaseCommand } from './releaseSettings';
import { openMaps } from '../source-maps/releasedMaps';

const folder = openFolder('target');
const promoting = { from: '<target>', to: '<target>', 'dry-run': '' };

it('--dry-run only reads the target, and lists the changes', async () => {
  const args = ['embed', '--target', folder];
  assert.equal(readReleaseCommand(args, {}, promoting).rehearsal, undefined);
  const { settings, rehearsal, words } = readReleaseCommand(
    [...args, '--dry-run'],
    {},
    promoting,
  );
  assert.deepEqual(words, ['embed']);
  await settings.target.replace('embed/host.js', Buffer.from('new'));
  assert.deepEqual((await rehearsal?.findChanges())?.added, ['embed/host.js']);
  const { settings: real } = readReleaseCommand(args, {}, promoting);
  assert.equal(await real.target.read('embed/host.js'), undefined);
});

it('a promotion ignores the address in the environment, which belongs to another target', () => {
  const env = {
    RELEASE_TARGET: '/srv/staging',
    RELEASE_URL: 'https://staging.example/{workspace}/',
  };
  const read = (...args: readonly string[]) =>
    readReleaseCommand(args, env, promoting).settings;
  const { target, urlOf } = read('--from', '/srv/staging', '--to', folder);
  assert.equal(target.name, folder);
  assert.equal(urlOf('embed'), undefined);
  const said = read(
    '--to',
    folder,
    '--url',
    'https://live.example/{workspace}/',
  );
  assert.equal(said.urlOf('embed'), 'https://live.example/embed/');
  assert.equal(read().urlOf('embed'), 'https://staging.example/embed/');
});

it('an empty target is refused instead of meaning the current folder', () => {
  assert.throws(
    () => readReleaseCommand([], { RELEASE_TARGET: '' }),
    /The target is empty/,
  );
  assert.throws(
    () => openMaps({ RELEASE_MAPS: '' }, () => folder),
    /RELEASE_MAPS/,
  );
});

it('the data folder of the demo may be unusable where a target is named', () => {
  const env = { DATA_DIR: '/dev/null', RELEASE_TARGET: folder };
  assert.equal(readReleaseCommand([], env).settings.target.name, folder);
});

it('a command that cannot be meant is refused in one line', () => {
  for (const [words, message] of [
    ['notice --outage', /^/],
    ['notice --clear --outage', /^/],
    ['build nope', /^/],
    ['releases --jason', /Known options: .*--json/],
    [
      'promote header-remote --from s3://one',
      /Name the workspace and both targets/,
    ],
    [
      'promote embed session-shared --from one --to two --version 1',
      /one after the other/,
    ],
    ['promote header --from one --to two', /"header" is not a workspace/],
    ['release header-remote footer-remote --share 10', /of one remote/],
  ] as const) {
    const args = ['scripts/run.mjs', ...words.split(' ')];
    const { status, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
    });
    assert.deepEqual(
      [status, stderr.trim().split('\n').length],
      [1, 1],
      stderr,
    );
    assert.match(stderr, message);
  }
});

it('a target in a printed command can be pasted', () => {
  const nameOf = (name: string) => toWord({ name } as ReleaseTarget);
  assert.equal(nameOf('s3://bucket/some-prefix'), 's3://bucket/some-prefix');
  assert.equal(nameOf("/srv/Ada's files"), "'/srv/Ada'\\''s files'");
});

it('an unknown option and an empty one are refused with the list of known ones', () => {
  const own = { share: '<percentage>', ...promoting };
  for (const [args, message] of [
    [['--dryrun'], /\. Known options: .*--to <target>, --dry-run\./],
    [
      ['--target', ' '],
      /--target is empty\. Give <folder or .*, or leave it out\. Known options/,
    ],
    [['--share', ''], /--share is empty\. Give <percentage>/],
  ] as const) {
    assert.throws(() => readReleaseCommand(args, {}, own), message);
  }
});
