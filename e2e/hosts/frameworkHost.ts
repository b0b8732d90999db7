/** Serves the React application of `framework-host/`, rendered on the server, with React's warnings. The rest is the demo's. */
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { fetchShell } from 'page-kit/server';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { remoteUrl } from '../demo/address';
import type { App as AppType } from '../framework-host/App';
import { fromDemo, serveHost, type HostServer } from './hostServer';

const folder = path.join(import.meta.dirname, '../framework-host');
const settings: BuildOptions = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxDev: true,
  define: { 'process.env.NODE_ENV': '"development"' },
};

export async function startFrameworkHost(way: 'component' | 'element'): Promise<HostServer> {
  const server = path.join(import.meta.dirname, '../../.cache/framework-host/App.mjs');
  const [{ outputFiles }] = await Promise.all([
    build({ ...settings, entryPoints: [path.join(folder, 'main.tsx')], write: false }),
    build({
      ...settings,
      entryPoints: [path.join(folder, 'App.tsx')],
      platform: 'node',
      external: ['react', 'react/*'],
      outfile: server,
    }),
  ]);
  const { App } = (await import(server)) as { readonly App: typeof AppType };
  const origins = (['header-remote', 'footer-remote'] as const).map((name) =>
    remoteUrl(name).replace(`/${name}/`, ''),
  );
  const [origin = ''] = origins;
  const host = {
    way,
    origins: origins as unknown as readonly [string, string],
    shell: await fetchShell('header-remote', { origin, timeoutMs: 5000 }),
  };
  return serveHost(0, async (url) => {
    if (url === '/app.js')
      return { type: 'text/javascript', body: Buffer.from(outputFiles[0]!.contents) };
    if (url !== '/') return fromDemo(url);
    const html = renderToString(createElement(App, host));
    const data = JSON.stringify({ ...host, shell: '' }).replaceAll('<', '\\u003c');
    return {
      type: 'text/html; charset=utf-8',
      body: Buffer.from(
        `<!doctype html><html lang="en"><title>React</title><div id="app">${html}</div>` +
          `<script type="application/json" id="host">${data}</script><script type="module" src="/app.js"></script>`,
      ),
    };
  });
}
