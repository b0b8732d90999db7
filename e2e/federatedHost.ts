import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

export type HostKind = 'webpack' | 'rspack';

export interface FederatedHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a federated host with its own stock configuration and serves it; what it has not itself comes from the demo, API and all. */
export async function startFederatedHost(
  kind: HostKind,
  { headerUrl, demoUrl, port }: { headerUrl: string; demoUrl: string; port: number },
): Promise<FederatedHost> {
  const folder = path.join(import.meta.dirname, `federated-host-${kind}`);
  const dist = path.join(import.meta.dirname, '../.cache/federated-hosts', kind);
  await build(kind, folder, dist, headerUrl);
  const server = await serve(async (url) => {
    if (url === '/' || url.startsWith('/?')) {
      const page = await readFile(path.join(folder, 'index.html'), 'utf8');
      const tag = new URL(url, demoUrl).searchParams.get('embed');
      return {
        type: 'text/html; charset=utf-8',
        body: Buffer.from(
          tag ? page.replace('<!-- embed tag -->', `<script async src="${tag}"></script>`) : page,
        ),
      };
    }
    if (/^\/[\w.-]+\.js$/.test(url))
      return { type: 'text/javascript; charset=utf-8', body: await readFile(path.join(dist, url)) };
    const response = await fetch(new URL(url, demoUrl));
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'text/plain',
      body: Buffer.from(await response.arrayBuffer()),
    };
  }, port);
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function build(
  kind: HostKind,
  folder: string,
  dist: string,
  headerUrl: string,
): Promise<void> {
  process.env.HEADER_URL = headerUrl;
  const { default: config } = (await import(path.join(folder, `${kind}.config.js`))) as {
    default: object;
  };
  const compile = kind === 'webpack' ? webpack : (rspack as unknown as typeof webpack);
  await new Promise<void>((resolve, reject) => {
    const compiler = compile({
      ...config,
      output: { path: dist, publicPath: 'auto' },
      stats: 'errors-only',
      performance: false,
    } as webpack.Configuration)!;
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats!.toString('errors-only')))
          : resolve(),
      ),
    );
  });
}

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: Buffer;
}

async function serve(answer: (url: string) => Promise<Answer>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request.url!).then(
      ({ status = 200, type, body }) =>
        response.writeHead(status, { 'content-type': type }).end(body),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
