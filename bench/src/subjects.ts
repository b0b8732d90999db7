/** The measured pages: the same legacy page around each way to show a header. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { signedInHintKey } from 'embed/hand-overs';
import { runCompiler } from 'build/compiler';
import { oneBundle } from 'build/oneBundle';
import webpack from 'webpack';
import { demoUrl, startDemo } from './demo';
import { buildFloor } from './floor';
import { apiAnswers, legacyPage } from './legacyPage';
import { pageUrl, serve } from './serve';
import type { Until } from './watchPage';

const subject = (name: string, url: string, until: Until) => ({
  name,
  url,
  until,
});
export type Subject = Readonly<ReturnType<typeof subject>>;

export const subjects = {
  empty: subject('empty page', pageUrl('empty.html'), 'visible'),
  floor: subject(
    'the bar alone, painted by twelve lines',
    pageUrl('floor.html'),
    'visible',
  ),
  peer: subject('global-nav 3.8', pageUrl('global-nav.html'), 'visible'),
  bundle: subject(
    'one bundle (same header, no federation)',
    pageUrl('bundle.html'),
    'owned',
  ),
  tag: subject('ours, script tag', pageUrl('tag.html'), 'live'),
  included: subject(
    'ours, shell included by the server',
    pageUrl('included.html'),
    'live',
  ),
  wanted: subject(
    'ours, script tag, another theme',
    pageUrl('wanted.html'),
    'owned',
  ),
  signedTag: subject(
    'ours, script tag, signed in',
    pageUrl('signed-tag.html'),
    'owned',
  ),
  signedIncluded: subject(
    'ours, included, signed in',
    pageUrl('signed-included.html'),
    'owned',
  ),
  hero: subject('a page with a picture', pageUrl('hero.html'), 'visible'),
  heroTag: subject('the same, with our tag', pageUrl('hero-tag.html'), 'live'),
  heroIncluded: subject(
    'the same, with our shell included',
    pageUrl('hero-included.html'),
    'live',
  ),
  guardedTag: subject(
    'ours, script tag, COOP',
    pageUrl('guarded-tag.html'),
    'visible',
  ),
  guardedIncluded: subject(
    'ours, included, COOP',
    pageUrl('guarded-included.html'),
    'visible',
  ),
  demoTag: subject(
    "the demo's page, script tag",
    demoUrl('/mortgage-rates/'),
    'live',
  ),
  demoIncluded: subject(
    "the demo's page, included",
    demoUrl('/refinance/'),
    'live',
  ),
};
export type SubjectKey = keyof typeof subjects;

export async function serveSubjects(
  root: string,
  browser: Browser,
): Promise<() => Promise<void>> {
  const stopDemo = await startDemo(root);
  const server = await serve(await buildPages(root, browser));
  return async () => {
    await stopDemo();
    server.close();
  };
}

/** The same header with React, redux and the session in one plain bundle, without federation. */
async function buildOneBundle(root: string): Promise<Buffer> {
  const folder = path.join(root, '.cache/bench-bundle');
  await runCompiler(
    webpack(oneBundle(path.join(root, 'bench/src/bundleEntry.js'), folder)),
  );
  return readFile(path.join(folder, 'bundle.js'));
}

/** The embedding guide's element: its height reserves the place. The plain bundle gets the same. */
const place = (content = ''): string =>
  `<div id="site-header" style="min-height:64px">${content}</div>`;

async function buildPages(root: string, browser: Browser) {
  const peer = path.join(
    root,
    'node_modules/@canonical/global-nav/dist/global-nav.js',
  );
  const remote = await findHeader();
  const shell = await (await fetch(`${remote}shell.html`)).text();
  const tag = `<script async src="${remote}embed.js"></script>`;
  return {
    'empty.html': legacyPage(
      '',
      '<div id="site-header"><h1>Mortgage rates</h1></div>',
    ),
    'global-nav.html': legacyPage(
      '',
      '<div id="site-header"><nav><ul class="p-navigation__items global-nav"></ul></nav></div><script src="/global-nav.js"></script><script>canonicalGlobalNav.createNav()</script>',
    ),
    'global-nav.js': { type: 'text/javascript', body: await readFile(peer) },
    'bundle.html': legacyPage(
      '',
      `${place()}<script async src="/bundle.js"></script>`,
    ),
    'floor.html': legacyPage(
      '',
      `${place()}<script async src="/floor.js"></script>`,
    ),
    'floor.js': {
      type: 'text/javascript',
      body: Buffer.from(await buildFloor(browser, remote)),
    },
    'bundle.js': { type: 'text/javascript', body: await buildOneBundle(root) },
    'tag.html': legacyPage('', place() + tag),
    'included.html': legacyPage('', place(shell) + tag),
    'guarded-tag.html': {
      ...legacyPage('', place() + tag),
      more: openerPolicy,
    },
    'guarded-included.html': {
      ...legacyPage('', place(shell) + tag),
      more: openerPolicy,
    },
    'wanted.html': legacyPage(wantsView, place() + tag),
    'signed-tag.html': legacyPage(signsIn, place() + tag),
    'signed-included.html': legacyPage(signsIn, place(shell) + tag),
    'hero.html': legacyPage(
      '',
      '<div id="site-header"><h1>Mortgage rates</h1></div>',
      picture,
    ),
    'hero-tag.html': legacyPage('', place() + tag, picture),
    'hero-included.html': legacyPage('', place(shell) + tag, picture),
    'hero.bmp': { type: 'image/bmp', body: noise(180, 176) },
    ...apiAnswers,
  };
}

async function findHeader(): Promise<string> {
  const page = await (await fetch(subjects.demoTag.url)).text();
  const [, address] =
    /src="([^"]*\/header-remote\/)embed\.js"/.exec(page) ?? [];
  if (address === undefined) {
    throw new Error('The page of the demo has no header any more.');
  }
  return address;
}

const signsIn = `<script>document.cookie = 'signed-in=1'; localStorage.${signedInHintKey} = 1</script>`;
const wantsView = `<script>addEventListener('load', async () => {
  await mortgageEmbed.ready('header-remote');
  performance.mark('wanted');
  mortgageEmbed.update('header-remote', { theme: 'refreshed' });
})</script>`;
/** As the demo's pages have it: Chromium starts another process for the page when the answer comes. */
const openerPolicy = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const picture = '<img src="/hero.bmp" width="720" height="704" alt="">';

/** A picture of 95 KB that no compression makes smaller. */
function noise(width: number, height: number): Buffer {
  const pixels = randomBytes(width * height * 3);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length + pixels.length, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, pixels]);
}
