/** The pages that are measured: the same legacy page around each way to show a header. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Server } from 'node:http';
import { buildAndPublish } from '../../scripts/publishLocally';
import { originOffsets } from 'host-demo/origins';
import { staticUrl, type DemoSettings } from '../../scripts/demoSettings';
import { buildOneBundle } from './oneBundle';
import { serve, type Answer } from './serve';

export interface BenchPage {
  readonly name: string;
  readonly url: string;
  readonly hydrates: boolean;
}

const port = Number(process.env.BENCH_PORT ?? 4300);
const url = (file: string) => `http://127.0.0.1:${port}/${file}`;

export const benchPages = (): BenchPage[] => [
  { name: 'empty page', url: url('empty.html'), hydrates: false },
  { name: 'global-nav 3.8', url: url('global-nav.html'), hydrates: false },
  { name: 'one bundle (same header, no federation)', url: url('bundle.html'), hydrates: true },
  { name: 'ours, script tag', url: url('tag.html'), hydrates: true },
  { name: 'ours, preload line + script tag', url: url('preload.html'), hydrates: true },
  { name: 'ours, shell included by the server', url: url('included.html'), hydrates: true },
];

/** Builds, publishes and serves everything; gives the function that ends it. */
export async function prepareSubjects(root: string): Promise<() => Promise<void>> {
  const settings: DemoSettings = { root, port, dataDir: path.join(root, '.cache/bench-data') };
  await buildAndPublish(settings);
  const bundle = await buildOneBundle(root);
  const nav = await readFile(
    path.join(root, 'node_modules/@canonical/global-nav/dist/global-nav.js'),
  );
  const shell = await readFile(
    path.join(settings.dataDir, 'static/header-remote/shell.html'),
    'utf8',
  );
  const embed = `${staticUrl(settings, 'header-remote')}embed.js`;
  // The shell's own line, hash and all: without the hash the browser would not take the preload for the later request.
  const vendor = /<link[^>]*\/vendor\.[^>]*>/.exec(shell)![0];
  const tag = `<script async src="${embed}"></script>`;
  // As the embedding guide says: the height keeps the place free. The plain bundle gets the same.
  const slot = '<div id="site-header" style="min-height:64px"></div>';
  const pages: Record<string, Answer> = {
    'empty.html': html('', '<div id="site-header"><h1>Mortgage rates</h1></div>'),
    'global-nav.html': html(
      '',
      '<div id="site-header"><nav><ul class="p-navigation__items global-nav"></ul></nav></div><script src="/global-nav.js"></script><script>canonicalGlobalNav.createNav()</script>',
    ),
    'global-nav.js': { type: 'text/javascript', body: nav },
    'bundle.html': html('', `${slot}<script async src="/bundle.js"></script>`),
    'bundle.js': { type: 'text/javascript', body: bundle },
    'tag.html': html('', slot + tag),
    'preload.html': html(vendor, slot + tag),
    'included.html': html('', `<div id="site-header" style="min-height:64px">${shell}</div>${tag}`),
    ...apiAnswers,
  };
  const servers: Server[] = [
    await serve(port, async (file) => pages[file]),
    ...(await Promise.all(
      Object.entries(originOffsets).map(([name, offset]) =>
        serve(port + offset, (file) => readPublished(settings, name, file)),
      ),
    )),
  ];
  return async () => {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
}

/** What the calls of an anonymous visitor answer. */
const apiAnswers: Record<string, Answer> = {
  'user/account/services/WhoAmI.htm': {
    type: 'application/json',
    body: Buffer.from('{"message":"Login required"}'),
  },
  'ajax/nav/UserNavAsync.htm': { type: 'application/json', body: Buffer.from('{}') },
};

const html = (head: string, start: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mortgage rates</title><meta name="viewport" content="width=device-width">${head}</head><body style="margin:0">${start}<main><h1>Mortgage rates</h1><p>The page's own content.</p></main></body></html>`,
  ),
});

async function readPublished(
  { dataDir }: DemoSettings,
  name: string,
  file: string,
): Promise<Answer | undefined> {
  if (!file.startsWith(`${name}/`) || file.includes('..')) return undefined;
  try {
    return {
      type: 'text/javascript; charset=utf-8',
      body: await readFile(path.join(dataDir, 'static', file)),
    };
  } catch {
    return undefined;
  }
}
