import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from 'build/compiler';
import webpack from 'webpack';
import { remoteUrl } from '../demo/address';
import {
  fromDemo,
  serveHost,
  type Answer,
  type HostServer,
} from '../hosts/hostServer';

export type HostKind = 'webpack' | 'rspack';

/** Builds a federated host with its own stock configuration and serves it. Everything else, the API included, comes from the demo. */
export async function startFederatedHost(kind: HostKind): Promise<HostServer> {
  const folder = path.join(import.meta.dirname, '../federated-host');
  const dist = path.join(
    import.meta.dirname,
    '../../.cache/federated-hosts',
    kind,
  );
  await build(kind, folder, dist);
  return serveHost(async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    if (pathname === '/') {
      return withTag(
        path.join(folder, 'index.html'),
        searchParams.get('embed'),
      );
    }
    if (/^\/[\w.-]+\.js$/.test(pathname)) {
      return {
        type: 'text/javascript; charset=utf-8',
        body: await readFile(path.join(dist, pathname)),
      };
    }
    return fromDemo(url);
  });
}

/** The host's page, with an embed tag too if one is given. */
async function withTag(file: string, tag: string | null): Promise<Answer> {
  const page = await readFile(file, 'utf8');
  return {
    type: 'text/html; charset=utf-8',
    body: Buffer.from(
      tag
        ? page.replace(
            '<!-- embed tag -->',
            `<script async src="${tag}"></script>`,
          )
        : page,
    ),
  };
}

async function build(
  kind: HostKind,
  folder: string,
  dist: string,
): Promise<void> {
  // The other build brings no types, and may run beside this one.
  if (kind === 'webpack') {
    rmSync(path.join(folder, '@mf-types'), { recursive: true, force: true });
  }
  process.env.HEADER_URL = remoteUrl('header-remote');
  const { default: config } = (await import(
    path.join(folder, `${kind}.config.js`)
  )) as {
    default: object;
  };
  const compile =
    kind === 'webpack' ? webpack : (rspack as unknown as typeof webpack);
  await runCompiler(
    compile({
      ...config,
      output: { path: dist, publicPath: 'auto' },
      stats: 'errors-only',
      performance: false,
    }),
  );
}
