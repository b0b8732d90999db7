import { remotes, sessionWorkspace } from 'embed/remotes';
import type { Chunk, Configuration } from 'webpack';
import { browserBuild } from './browserBuild';
import { defineConstants } from './defineConstants';
import { entryFile, federationPlugin } from './federation/federationPlugin';
import { leanRuntime, sharedBundlerRuntime } from './federation/leanContainer';
import { compileHintPlugin } from './plugins/compileHintPlugin';
import { firstChunkPlugin } from './plugins/firstChunkPlugin';
import { globalsPlugin } from './plugins/globalsPlugin';
import { integrityPlugin } from './plugins/integrityPlugin';
import { nativesPlugin } from './plugins/nativesPlugin';
import { notesPlugin } from './plugins/notesPlugin';
import { portablePlugin } from './plugins/portablePlugin';
import { unmodifiedChunk, unmodifiedPackage } from './rules/unmodified';
import type { BuildSettings } from './workspaces/settings';
import {
  readManifest,
  readSessionContract,
  toContainerName,
} from './workspaces/workspace';

const generators = ['webpack', '@module-federation/enhanced/webpack'];

/** The build for browsers of a remote, or of session-shared: a federated container. */
export function remoteBuild(
  settings: BuildSettings,
  name: string,
): Configuration {
  const { root } = settings;
  const manifest = readManifest(root, name);
  const contract = readSessionContract(root);
  const container = toContainerName(root, name);
  // On a page that names no other place.
  const place = remotes.find((remote) => remote.name === name);
  const browser = browserBuild(settings, manifest, container);
  return {
    ...browser,
    entry: {},
    externals: sharedBundlerRuntime,
    module: { ...browser.module, noParse: unmodifiedPackage },
    optimization: {
      ...browser.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...(name === sessionWorkspace
            ? { vendor, state, common }
            : { schemas }),
        },
      },
    },
    plugins: [
      defineConstants(settings, manifest),
      federationPlugin(root, manifest),
      leanRuntime,
      portablePlugin,
      firstChunkPlugin(entryFile),
      nativesPlugin({ unmodified: unmodifiedChunk }),
      globalsPlugin(unmodifiedChunk),
      compileHintPlugin(entryFile),
      integrityPlugin,
      notesPlugin(generators, {
        name,
        container,
        contract,
        csp: manifest.csp,
        ...place,
      }),
    ],
  };
}

/** React and the selectors of views, with one URL: two tags that start at once must not fetch two copies. */
const vendor = {
  test: /node_modules[\\/](react|react-dom|react-redux|reselect|scheduler|use-sync-external-store)[\\/]/,
  name: 'vendor',
  chunks: 'all',
  enforce: true,
} as const;

/** State packages, in the entry. The session's chunk waits for them, so it must not contain them. */
const state = {
  test: /node_modules[\\/](redux|typed-redux-saga|redux-saga|@redux-saga|@babel)[\\/]/,
  name: 'state',
  chunks: 'all',
  enforce: true,
} as const;

/** Modules that `./session` shares with `./react`, in the entry. Modules that `./react` shares with other chunks use React. */
const common = {
  name: 'common',
  chunks: ({ name }: Chunk): boolean => name === 'session' || name === 'react',
  minChunks: 2,
  enforce: true,
} as const;

/** The readers of the first answers and the view share it. */
const schemas = {
  test: /node_modules[\\/]valibot[\\/]/,
  name: 'schemas',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
} as const;
