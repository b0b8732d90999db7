/** The measured pages: the same legacy page around each way to show a header. */
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
  /** React becomesLive this header. */
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
  preload: {
    name: 'ours, preload line + script tag',
    url: pageUrl('preload.html'),
    becomesLive: true,
  },
  included: {
    name: 'ours, shell included by the server',
    url: pageUrl('included.html'),
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
    'preload.html': legacyPage(vendorPreload(shell), place() + tag),
    'included.html': legacyPage('', place(shell) + tag),
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

/** The shell's own preload line. Without its hash the browser would not use the preload for the later request. */
function vendorPreload(shell: string): string {
  const line = /<link[^>]*\/vendor\.[^>]*>/.exec(shell)?.[0];
  if (line === undefined) throw new Error('shell.html preloads no vendor chunk any more.');
  return line;
}
