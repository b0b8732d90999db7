import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import vm from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { build } from 'esbuild';
import { openFolder } from 'host-kit/testing/folder';
import type { Configuration } from 'webpack';
import { compile } from '../compiler';
import { firstChunkPlugin } from '../plugins/firstChunkPlugin';
import { sharedBundlerRuntime } from './leanContainer';

const containers = path.resolve(
  import.meta.dirname,
  '../../../embed/src/containers',
);
const runtimes = {
  "federation's own": `import { provideRuntime } from '${containers}/provideRuntime'; provideRuntime();`,
  "the page's": `import { providePageRuntime } from '${containers}/pageRuntime';
    providePageRuntime(window, (container, exposed) => window[container].get(exposed));`,
};
const version = '1.2.3';
const sources = {
  'session.js': `export const session = 'sample';`,
  'react.js': `export { owner } from 'sample-package';`,
  'mount.js': `export { session } from 'session-shared/session'; export { owner } from 'sample-package';`,
  'node_modules/sample-package/package.json': JSON.stringify({
    name: 'sample-package',
    version,
  }),
  'node_modules/sample-package/index.js': `export const owner = {};`,
};

describe('a container of the installed federation plugin', () => {
  const folder = openFolder('containers');
  before(async () => {
    mkdirSync(path.join(folder, 'node_modules/sample-package'), {
      recursive: true,
    });
    for (const [file, text] of Object.entries(sources)) {
      writeFileSync(path.join(folder, file), text);
    }
    await compile(
      new Map([
        ['session', [container('session_shared', ['session', 'react'], {})]],
        ['header', [container('header_remote', ['mount'], { import: false })]],
      ]),
    );
  });

  /** `shared`: a remote brings no package. */
  function container(
    name: string,
    exposed: readonly string[],
    shared: object,
  ): Configuration {
    const shareScope = 'mortgage';
    return {
      mode: 'production',
      context: folder,
      entry: {},
      output: {
        path: path.join(folder, name),
        publicPath: `${name}/`,
        uniqueName: name,
      },
      externals: [sharedBundlerRuntime],
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'entry.js',
          library: { type: 'var', name },
          exposes: Object.fromEntries(
            exposed.map((one) => [
              `./${one}`,
              { import: `./${one}.js`, name: one },
            ]),
          ),
          remoteType: 'script',
          remotes:
            name === 'session_shared'
              ? {}
              : {
                  'session-shared': {
                    external: 'session_shared@/entry.js',
                    shareScope,
                  },
                },
          shared: {
            'sample-package': {
              singleton: true,
              shareScope,
              requiredVersion: version,
              version,
              ...shared,
            },
          },
          shareScope,
          shareStrategy: 'loaded-first',
          experiments: {
            optimization: { disableSnapshot: true, target: 'web' },
          },
          manifest: false,
          dts: false,
        }),
        firstChunkPlugin('entry.js'),
      ],
    };
  }

  for (const [name, contents] of Object.entries(runtimes)) {
    it(`runs under ${name} runtime, and shares one copy of a package that ./session does not use (F15 F16)`, async () => {
      const stdin = { contents, resolveDir: containers };
      const { outputFiles } = await build({
        stdin,
        bundle: true,
        write: false,
        format: 'iife',
      });
      const page = vm.createContext({ console, setTimeout, clearTimeout, URL });
      const run = (text: string): unknown => vm.runInContext(text, page);
      const runFile = (file: string): unknown =>
        run(readFileSync(path.join(folder, file), 'utf8'));
      const addScript = (script: {
        src: string;
        onload: (event: object) => void;
      }): void => {
        runFile(script.src);
        script.onload({ type: 'load', target: script });
      };
      Object.assign(page, {
        window: run('globalThis'),
        self: run('globalThis'),
      });
      page.location = { origin: 'https://page.example' };
      page.document = {
        defaultView: run('globalThis'),
        getElementsByTagName: () => [],
        createElement: () => ({ setAttribute: () => undefined }),
        head: { appendChild: addScript },
      };
      run(outputFiles[0]!.text);
      for (const entry of ['session_shared', 'header_remote']) {
        runFile(`${entry}/entry.js`);
      }
      const loaded: unknown = await run(
        `(async () => {
          const scope = globalThis[Symbol.for('mortgage.shareScope')] ??= {};
          for (const one of [session_shared, header_remote])
            await one.init(scope, [], { shareScopeKeys: 'mortgage' });
          const { session, owner } = (await header_remote.get('./mount'))();
          const isOneCopy = (await session_shared.get('./react'))().owner === owner;
          const versions = Object.keys(scope['sample-package']);
          return JSON.stringify({ session, isOneCopy, versions });
        })()`,
      );
      assert.equal(
        loaded,
        JSON.stringify({
          session: 'sample',
          isOneCopy: true,
          versions: [version],
        }),
      );
    });
  }
});
