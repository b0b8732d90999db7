/** Serves the React application of `react-server/`, rendered on the server, with React's warnings. The rest is the demo's. */
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { fetchShell } from 'page-kit/server';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { remoteOrigin } from '../demo/address';
import type { App as AppType } from './react-server/App';
import { fromDemo, serveHost, type HostServer } from '../hosts/hostServer';

const folder = path.join(import.meta.dirname, 'react-server');
const settings: BuildOptions = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxDev: true,
  define: { 'process.env.NODE_ENV': '"development"' },
};

export async function startReactServer(
  way: 'component' | 'element',
): Promise<HostServer> {
  const server = path.join(
    import.meta.dirname,
    '../../.cache/frameworks/react-server.mjs',
  );
  const [{ outputFiles }] = await Promise.all([
    build({
      ...settings,
      entryPoints: [path.join(folder, 'main.tsx')],
      write: false,
    }),
    build({
      ...settings,
      entryPoints: [path.join(folder, 'App.tsx')],
      platform: 'node',
      external: ['react', 'react/*'],
      outfile: server,
    }),
  ]);
  const { App } = (await import(server)) as { readonly App: typeof AppType };
  const origin = remoteOrigin('header-remote');
  const host = {
    way,
    origins: [origin, remoteOrigin('footer-remote')] as const,
    shell: await fetchShell('header-remote', { origin, timeoutMs: 5000 }),
  };
  return serveHost(async (url) => {
    if (url === '/app.js') {
      return {
        type: 'text/javascript',
        body: Buffer.from(outputFiles[0]!.contents),
      };
    }
    if (url !== '/') {
      return fromDemo(url);
    }
    const html = renderToString(createElement(App, host));
    const data = JSON.stringify({ ...host, shell: '' }).replaceAll(
      '<',
      '\\u003c',
    );
    return {
      type: 'text/html; charset=utf-8',
      body: Buffer.from(
        `<!doctype html><html lang="en"><title>React</title><div id="app">${html}</div>` +
          `<script type="application/json" id="host">${data}</script><script type="module" src="/app.js"></script>`,
      ),
    };
  });
}
