/** What is measured: the same legacy page around each way to show a header. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Server } from 'node:http';
import { demoUrl, startDemo } from './demo';
import { apiAnswers, legacyPage } from './legacyPage';
import { buildOneBundle } from './oneBundle';
import { pagePort, pageUrl, publish, readPublished, staticOrigins, staticUrl } from './origins';
import { secureUrl, serveSecurely, type SecureOrigin } from './secureOrigin';
import { serve, type Answer } from './serve';

export interface Subject {
  readonly name: string;
  readonly url: string;
  /** React comes to own this header. */
  readonly hydrates: boolean;
  /** Where the view is that is waited for; the header's place where it is not said. */
  readonly place?: string;
  /** Width of the window; 1280 where it is not said. */
  readonly width?: number;
  /** The browser has opened it before, and keeps what it may. */
  readonly isWarm?: true;
  /** Somebody is signed in. */
  readonly isSignedIn?: true;
}

export const subjects = {
  empty: { name: 'empty page', url: pageUrl('empty.html'), hydrates: false },
  peer: { name: 'global-nav 3.8', url: pageUrl('global-nav.html'), hydrates: false },
  bundle: {
    name: 'one bundle (same header, no federation)',
    url: pageUrl('bundle.html'),
    hydrates: true,
  },
  tag: { name: 'ours, script tag', url: pageUrl('tag.html'), hydrates: true },
  preload: {
    name: 'ours, preload line + script tag',
    url: pageUrl('preload.html'),
    hydrates: true,
  },
  included: {
    name: 'ours, shell included by the server',
    url: pageUrl('included.html'),
    hydrates: true,
  },
  demoTag: {
    name: "the demo's page, script tag",
    url: demoUrl('/mortgage-rates/'),
    hydrates: true,
  },
  demoIncluded: {
    name: "the demo's page, shells included",
    url: demoUrl('/refinance/'),
    hydrates: true,
  },
} as const satisfies Readonly<Record<string, Subject>>;
export type SubjectKey = keyof typeof subjects;

export interface ServedSubjects {
  readonly close: () => Promise<void>;
  /** What the browser has to be told for them. */
  readonly browserArguments: readonly string[];
}

/** Builds, publishes and serves everything. */
export async function serveSubjects(root: string): Promise<ServedSubjects> {
  const published = path.join(root, '.cache/bench-data/static');
  await publish(root, published);
  const pages = await buildPages(root, published);
  const secure = await serveSecureTag(root);
  const stopDemo = await startDemo(root);
  const servers: Server[] = await Promise.all([
    serve(pagePort, async (file) => pages[file]),
    ...staticOrigins.map(({ workspace, port }) =>
      serve(port, (file) => readPublished(published, workspace, file)),
    ),
  ]);
  const close = async () => {
    await stopDemo();
    await secure.close();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  return { close, browserArguments: [secure.trust] };
}

/** The page with the tag once more, with everything on one origin with TLS. */
async function serveSecureTag(root: string): Promise<SecureOrigin> {
  const published = path.join(root, '.cache/bench-data/static-secure');
  const urlOf = (workspace: string) => secureUrl(`${workspace}/`);
  await publish(root, published, urlOf);
  const page = legacyPage('', place() + toTag(urlOf('header-remote')));
  return serveSecurely(async (file) =>
    file === 'tag.html'
      ? page
      : (apiAnswers[file] ?? readPublished(published, file.replace(/\/.*/s, ''), file)),
  );
}

const toTag = (address: string): string => `<script async src="${address}embed.js"></script>`;
/** As the embedding guide says: the height keeps the place free. The plain bundle gets the same. */
const place = (content = ''): string =>
  `<div id="site-header" style="min-height:64px">${content}</div>`;

async function buildPages(
  root: string,
  published: string,
): Promise<Readonly<Record<string, Answer>>> {
  const peer = path.join(root, 'node_modules/@canonical/global-nav/dist/global-nav.js');
  const shell = await readFile(path.join(published, 'header-remote/shell.html'), 'utf8');
  const tag = toTag(staticUrl('header-remote'));
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

/** The shell's own line, hash and all: without the hash the browser would not take the preload for the later request. */
function vendorPreload(shell: string): string {
  const line = /<link[^>]*\/vendor\.[^>]*>/.exec(shell)?.[0];
  if (line === undefined) throw new Error('shell.html preloads no vendor chunk any more.');
  return line;
}
