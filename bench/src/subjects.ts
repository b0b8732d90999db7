/** The measured pages: the same legacy page around each way to show a header. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCompiler } from 'build/compiler';
import { oneBundle } from 'build/oneBundle';
import webpack from 'webpack';
import { demoUrl, startDemo } from './demo';
import { apiAnswers, legacyPage } from './legacyPage';
import { pageUrl, serve, type Answer } from './serve';

export interface Subject {
  readonly name: string;
  readonly url: string;
  /** Its header has a script. */
  readonly becomesLive: boolean;
}

export const subjects = {
  empty: { name: 'empty page', url: pageUrl('empty.html'), becomesLive: false },
  peer: { name: 'global-nav 3.8', url: pageUrl('global-nav.html'), becomesLive: false },
  bundle: {
    name: 'one bundle (same header, no federation)',
    url: pageUrl('bundle.html'),
    becomesLive: true,
  },
  tag: { name: 'ours, script tag', url: pageUrl('tag.html'), becomesLive: true },
  included: {
    name: 'ours, shell included by the server',
    url: pageUrl('included.html'),
    becomesLive: true,
  },
  hero: { name: 'a page with a picture', url: pageUrl('hero.html'), becomesLive: false },
  heroTag: { name: 'the same, with our tag', url: pageUrl('hero-tag.html'), becomesLive: true },
  heroIncluded: {
    name: 'the same, with our shell included',
    url: pageUrl('hero-included.html'),
    becomesLive: true,
  },
  demoTag: {
    name: "the demo's page, script tag",
    url: demoUrl('/mortgage-rates/'),
    becomesLive: true,
  },
  demoIncluded: {
    name: "the demo's page, shells included",
    url: demoUrl('/refinance/'),
    becomesLive: true,
  },
} as const satisfies Readonly<Record<string, Subject>>;
export type SubjectKey = keyof typeof subjects;

/** Builds and serves everything. Resolves to the function that ends the servers. */
export async function serveSubjects(root: string): Promise<() => Promise<void>> {
  const stopDemo = await startDemo(root);
  const server = await serve(await buildPages(root));
  return async () => {
    await stopDemo();
    server.close();
  };
}

/** The same header with React, redux and the session in one plain bundle, without federation. */
async function buildOneBundle(root: string): Promise<Buffer> {
  const folder = path.join(root, '.cache/bench-bundle');
  await runCompiler(webpack(oneBundle(path.join(root, 'bench/src/bundleEntry.js'), folder)));
  return readFile(path.join(folder, 'bundle.js'));
}

/** The embedding guide's element: its height reserves the place. The plain bundle gets the same. */
const place = (content = ''): string =>
  `<div id="site-header" style="min-height:64px">${content}</div>`;

async function buildPages(root: string): Promise<Readonly<Record<string, Answer>>> {
  const peer = path.join(root, 'node_modules/@canonical/global-nav/dist/global-nav.js');
  const remote = await findHeader();
  const shell = await (await fetch(`${remote}shell.html`)).text();
  const tag = `<script async src="${remote}embed.js"></script>`;
  return {
    'empty.html': legacyPage('', '<div id="site-header"><h1>Mortgage rates</h1></div>'),
    'global-nav.html': legacyPage(
      '',
      '<div id="site-header"><nav><ul class="p-navigation__items global-nav"></ul></nav></div><script src="/global-nav.js"></script><script>canonicalGlobalNav.createNav()</script>',
    ),
    'global-nav.js': { type: 'text/javascript', body: await readFile(peer) },
    'bundle.html': legacyPage('', `${place()}<script async src="/bundle.js"></script>`),
    'bundle.js': { type: 'text/javascript', body: await buildOneBundle(root) },
    'tag.html': legacyPage('', place() + tag),
    'included.html': legacyPage('', place(shell) + tag),
    'hero.html': legacyPage('', '<div id="site-header"><h1>Mortgage rates</h1></div>', picture),
    'hero-tag.html': legacyPage('', place() + tag, picture),
    'hero-included.html': legacyPage('', place(shell) + tag, picture),
    'hero.bmp': { type: 'image/bmp', body: noise(180, 176) },
    ...apiAnswers,
  };
}

/** Where the demo serves the header's files. */
async function findHeader(): Promise<string> {
  const page = await (await fetch(subjects.demoTag.url)).text();
  const [, address] = /src="([^"]*\/header-remote\/)embed\.js"/.exec(page) ?? [];
  if (address === undefined) throw new Error('The page of the demo has no header any more.');
  return address;
}

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
