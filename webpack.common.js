/**
 * How every remote is built: one federated build for the browser and one small build that pre-renders its shell.
 * Each remote's own webpack.config.js is one call of `remoteBuild`. Versions and traps: docs/decisions/0002-federation.md.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { IntegrityPlugin } from './build/src/plugins/integrityPlugin.mjs';
import { NativesPlugin } from './build/src/plugins/nativesPlugin.mjs';
import { sourceVersion } from './build/src/sourceVersion.mjs';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** Every remote's view of these must be one copy; session-shared alone carries them (one URL, one owner). */
const sharedPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-redux',
  'redux',
  'typed-redux-saga',
  'reselect',
];
/** Our own scope: a host page's React 19.2 in the `default` scope must never meet ours. */
export const shareScope = 'mortgage';
const sessionRemote = 'session-shared';
/** The session's contract that these sources keep (docs/contracts.md). */
const sessionContract = readPackage(path.join(root, sessionRemote)).contractMajor;
/** ERR-8: a chunk that has not come after this long is a ChunkLoadError. */
const chunkLoadTimeoutMs = 120_000;

const ownRooms = /^(mortgage-domain|design-tokens|session-shared|embed|remote-kit)(\/|$)/;
/** Sessions of different contracts are different containers: each remote runs with the one it was built for. */
const toContainerName = (workspace) =>
  workspace.replaceAll('-', '_') +
  (workspace === sessionRemote && sessionContract > 1 ? `_${sessionContract}` : '');
function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
const isProduction = process.env.NODE_ENV !== 'development';

/**
 * The version that a build of this folder has now: a digest of all that goes into it (docs/decisions/0005-versions.md).
 * @param {string} folder
 */
export const buildVersion = (folder) => sourceVersion(readPackage(folder).version, folder);

const swcRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
};

/** `styles.ts` gets the sheets themselves, every other module the class names alone: the text travels once. */
const cssRule = (sheetType) => ({
  test: /\.module\.css$/,
  oneOf: [
    { issuer: /styles\.ts$/, use: cssLoader({ exportType: sheetType }) },
    { use: cssLoader({ exportOnlyLocals: true }) },
  ],
});
const cssLoader = ({ exportType, exportOnlyLocals = false }) => ({
  loader: 'css-loader',
  options: {
    esModule: true,
    sourceMap: false,
    ...(exportType ? { exportType } : {}),
    // Named exports where the default export is the sheet; a plain map of class names where it is that.
    modules: {
      namedExport: exportType !== undefined,
      exportLocalsConvention: 'as-is',
      localIdentName: '[hash:base64:5]',
      exportOnlyLocals,
    },
  },
});

/** ASCII only: a windows-1252 page must not garble a script that comes without a charset. */
const minimizer = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: {
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false, ascii_only: true },
  },
});

const common = (folder) => ({
  mode: isProduction ? 'production' : 'development',
  context: folder,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  infrastructureLogging: { level: 'error' },
  performance: false,
  stats: 'errors-warnings',
});

const browserOutput = (folder, name, version) => ({
  path: path.join(folder, 'dist'),
  filename: '[name].js',
  chunkFilename: '[name].[contenthash:8].js',
  // Two releases on one page keep their chunks apart: by the version the queue of one is not the other's.
  uniqueName: `${name}@${version}`,
  publicPath: 'auto',
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: chunkLoadTimeoutMs,
  // A module that threw is run anew at the next attempt, not handed out half done.
  strictModuleExceptionHandling: true,
  trustedTypes: { policyName: `mortgage-${name}`, onPolicyCreationFailure: 'continue' },
  clean: true,
});

/**
 * The two builds of a remote: what the browser loads, and the program that pre-renders its shell (none for session-shared).
 * @param {string} folder
 * @returns {import('webpack').Configuration[]}
 */
export function remoteBuild(folder) {
  const { name: workspace, exports: doors, csp } = readPackage(folder);
  const name = toContainerName(workspace);
  const version = buildVersion(folder);
  const define = new webpack.DefinePlugin({
    __RELEASE_VERSION__: JSON.stringify(version),
    __BUILD_YEAR__: new Date().getFullYear(),
    __SHARED_VERSIONS__: JSON.stringify(
      Object.fromEntries(sharedPackages.map((request) => [request, versionOf(request)])),
    ),
  });
  const browser = {
    ...common(folder),
    name: workspace,
    target: ['web', 'es2022'],
    entry: {},
    output: browserOutput(folder, name, version),
    module: { rules: [swcRule, cssRule('css-style-sheet')] },
    optimization: {
      minimize: isProduction,
      minimizer: [minimizer],
      splitChunks: {
        cacheGroups: { default: false, defaultVendors: false, ...vendorGroup(workspace) },
      },
    },
    plugins: [
      define,
      federation(workspace, name, doors),
      new NativesPlugin(),
      new IntegrityPlugin(),
      new ReleasePlugin({
        name: workspace,
        container: name,
        version,
        contract: sessionContract,
        csp,
      }),
    ],
  };
  return workspace === sessionRemote ? [browser] : [browser, shellBuild(folder, workspace, define)];
}

/** One chunk, one URL and one owner for React and redux: two tags that start at once must not fetch two copies. */
const vendorGroup = (workspace) =>
  workspace === sessionRemote
    ? {
        vendor: {
          test: /node_modules[\\/](react|react-dom|react-redux|redux|scheduler|use-sync-external-store|typed-redux-saga|reselect|redux-saga|@redux-saga|@babel)[\\/]/,
          name: 'vendor',
          chunks: 'all',
          enforce: true,
        },
      }
    : {};

function federation(workspace, name, doors) {
  const owner = workspace === sessionRemote;
  return new ModuleFederationPlugin({
    name,
    filename: 'entry.js',
    library: { type: 'var', name },
    // The session's doors are wanted together: one request, and the lightbox's chunk repeats nothing of it.
    exposes: Object.fromEntries(
      Object.entries(doors)
        .filter(([door]) => door !== './testing')
        .map(([door, file]) => [door, { import: file, name: owner ? 'session' : door.slice(2) }]),
    ),
    remoteType: 'script',
    remotes: owner
      ? {}
      : {
          [sessionRemote]: {
            external: `${toContainerName(sessionRemote)}@${sessionRemote}/entry.js`,
            shareScope,
          },
        },
    shared: Object.fromEntries(
      sharedPackages.map((request) => [
        request,
        {
          singleton: true,
          shareScope,
          requiredVersion: versionOf(request),
          version: versionOf(request),
          ...(owner ? {} : { import: false }),
        },
      ]),
    ),
    shareScope,
    shareStrategy: 'loaded-first',
    runtimePlugins: [path.join(root, 'embed/src/containers/remoteRuntimePlugin.ts')],
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    manifest: true,
    dts: false,
  });
}

const versionOf = (request) =>
  readPackage(
    path.dirname(require.resolve(`${packageOf(request)}/package.json`, { paths: [root] })),
  ).version;
const packageOf = (request) => request.split('/')[0];

/** Where a remote's shell program is put; it belongs to the build in `dist`. */
export const shellFolder = (workspace) => path.join(root, '.cache/shell', workspace);

const shellBuild = (folder, workspace, define) => ({
  ...common(folder),
  name: `${workspace} shell`,
  mode: 'production',
  target: 'node20',
  entry: { shell: path.join(root, 'build/src/shellProgram.ts') },
  output: { path: shellFolder(workspace), filename: '[name].cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { '#remote': path.join(folder, 'src') },
  },
  // Packages are required as they are; only our own rooms are compiled.
  externals: [
    ({ request }, done) =>
      /^[./#]/.test(request) ||
      path.isAbsolute(request) ||
      ownRooms.test(request) ||
      /css-loader/.test(request)
        ? done()
        : done(null, `commonjs ${request}`),
  ],
  module: { rules: [swcRule, cssRule('string')] },
  optimization: { minimize: false, splitChunks: false },
  plugins: [define, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/**
 * The page host (once per page) and the loader (stamped per remote when it is published).
 * @returns {import('webpack').Configuration}
 */
export function embedBuild(folder = path.join(root, 'embed')) {
  const version = buildVersion(folder);
  return {
    ...common(folder),
    name: 'embed',
    target: ['web', 'es2022'],
    entry: {
      host: './src/host/index.ts',
      loader: './src/loader/index.ts',
      runtime: './src/containers/runtime.ts',
    },
    output: { ...browserOutput(folder, 'mortgage_embed', version), publicPath: '' },
    module: { rules: [swcRule] },
    optimization: { minimize: isProduction, minimizer: [minimizer] },
    plugins: [
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_HAS_EXPOSES: 'false',
        ENV_TARGET: JSON.stringify('web'),
      }),
      new NativesPlugin({ exclude: /^loader/ }),
      new ReleasePlugin({ name: 'embed', container: 'mortgage_embed', version }),
    ],
  };
}

/**
 * The same sources as one plain bundle, for the benchmark.
 * @param {string} entry
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
export function oneBundle(entry, folder) {
  return {
    ...common(root),
    target: ['web', 'es2022'],
    entry: { bundle: entry },
    output: { path: folder, filename: 'bundle.js', chunkFilename: '[name].js' },
    // The style sheets belong to the first view here: in the bundle, not fetched after it.
    module: {
      rules: [
        swcRule,
        cssRule('css-style-sheet'),
        { test: /mount\.tsx$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: { minimize: true, minimizer: [minimizer] },
    plugins: [new webpack.DefinePlugin({ __RELEASE_VERSION__: '"bundle"' })],
  };
}

/** Writes `release.json`: what publishing needs to know of a build. */
class ReleasePlugin {
  constructor(facts) {
    this.facts = facts;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const release = { ...this.facts, firstChunks: firstChunks(compilation) };
          compilation.emitAsset(
            'release.json',
            new webpack.sources.RawSource(`${JSON.stringify(release, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/** Files of the chunks that a first view needs: the exposed doors every page opens, and the vendor chunk. */
function firstChunks(compilation) {
  const wanted = new Set(['mount', 'session', 'vendor']);
  return [...compilation.chunks]
    .filter((chunk) => wanted.has(chunk.name))
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'));
}
