import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, beforeEach, it } from 'node:test';
import { verifyReleases } from '../src/doctor/verifyReleases';
import { serve } from '../src/testing/servers';

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
const factsOf = (
  name: string,
  files: Readonly<Record<string, string>>,
): string =>
  JSON.stringify({
    name,
    version: '1.0.0-aa',
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, hashOf(text)]),
    ),
  });

const remote = {
  'entry.js': 'entry',
  'view.js': 'view',
  'notices.txt': 'notices',
};
let files: Record<string, string>;
const { origin, close } = await serve(({ url = '' }, response) => {
  const text = files[url];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
after(close);
beforeEach(() => {
  const stamped = {
    name: 'header-remote',
    version: '1.0.0-aa',
    base: './1.0.0-aa/',
  };
  const host = { ...stamped, name: 'embed', base: `${origin}/embed/1.0.0-aa/` };
  files = {
    '/header-remote/embed.js': 'embed',
    '/header-remote/embed.json': JSON.stringify({
      releases: [
        { ...host, files: { 'host.js': hashOf('host') } },
        { ...stamped, files: { 'entry.js': hashOf('entry') } },
      ],
    }),
    '/header-remote/1.0.0-aa/release.json': factsOf('header-remote', remote),
    '/embed/1.0.0-aa/release.json': factsOf('embed', { 'host.js': 'host' }),
    '/embed/1.0.0-aa/host.js': 'host',
  };
  for (const [file, text] of Object.entries(remote)) {
    files[`/header-remote/1.0.0-aa/${file}`] = text;
  }
});
const verify = async (place = '/header-remote/embed.js') =>
  (await verifyReleases(origin + place)).map(
    ({ level, what }) => `${level}: ${what.replace(`${origin}/`, '')}`,
  );

it('each file of the remote and of what runs with it is as it was released', async () => {
  const header = 'fine: header-remote 1.0.0-aa: 3 files.';
  assert.deepEqual(await verify(), ['fine: embed 1.0.0-aa: 1 files.', header]);
  for (const folder of [
    '/header-remote/1.0.0-aa/',
    '/header-remote/1.0.0-aa',
  ]) {
    assert.deepEqual(await verify(folder), [header]);
  }
});

it('S12: a changed file and a missing one are named, also where release.json was changed with it', async () => {
  files['/header-remote/1.0.0-aa/notices.txt'] = 'others';
  delete files['/header-remote/1.0.0-aa/view.js'];
  files['/embed/1.0.0-aa/host.js'] = 'evil';
  files['/embed/1.0.0-aa/release.json'] = factsOf('embed', {
    'host.js': 'evil',
  });
  assert.deepEqual(await verify(), [
    'broken: embed/1.0.0-aa/host.js is not the released file.',
    'broken: header-remote/1.0.0-aa/view.js is missing.',
    'broken: header-remote/1.0.0-aa/notices.txt is not the released file.',
  ]);
  delete files['/embed/1.0.0-aa/release.json'];
  assert.ok(
    (await verify()).includes(
      'broken: embed/1.0.0-aa/release.json is missing.',
    ),
  );
});

it('an address without a release or a file is an error with advice', async () => {
  await assert.rejects(
    verify('/header-remote/embde.js'),
    /embde\.js is missing/,
  );
  files['/elsewhere/embed.js'] = 'embed';
  await assert.rejects(
    verify('/elsewhere/embed.js'),
    /has neither embed\.json nor release\.json/,
  );
  await assert.rejects(
    verifyReleases('http://127.0.0.1:1/embed.js'),
    /embed\.js cannot be/,
  );
});
