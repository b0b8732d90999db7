/** `npm run lint` runs knip: unused files, exports and packages, and packages that are used but not declared. */
import { existsSync, readdirSync } from 'node:fs';

/** As scripts/run.mjs finds them: `new-site/newSite.ts`. knip knows `test/test.ts` itself. */
const commands = readdirSync('scripts')
  .map((folder) => [
    folder,
    folder.replace(/-./g, ([, letter]) => letter.toUpperCase()),
  ])
  .map(([folder, name]) => `scripts/${folder}/${name}.ts`)
  .filter((file) => existsSync(file) && !file.endsWith('/test.ts'));

export default {
  // Types cost nothing; a rule with an `@example` is for pages of other teams.
  exclude: ['types'],
  tags: ['-example'],
  ignoreBinaries: ['Xvfb', 'WebKitWebDriver', 'mount', 'umount', 'playwright'],
  workspaces: {
    '.': {
      entry: [...commands, 'scripts/**/*.nodetest.ts'],
      // Commands start them by their paths.
      ignoreDependencies: [
        'typescript7',
        'dependency-cruiser',
        'oxlint',
        'oxlint-tsgolint',
      ],
    },
    'mortgage-domain': {
      includeEntryExports: true,
    },
    bench: {
      entry: ['run.ts', 'src/bundleEntry.js'],
      // A subject of the benchmark, read as a file.
      ignoreDependencies: ['@canonical/global-nav'],
    },
    build: {
      entry: ['src/**/*.nodetest.ts'],
      ignoreDependencies: [
        '@swc/core',
        'css-loader',
        'swc-loader',
        'typescript7',
      ],
    },
    embed: {
      // Started by the loader, or named by build/src/embedBuild.ts.
      entry: ['src/*/index.ts', 'src/containers/*.ts'],
    },
    e2e: {
      // Applications that are installed outside of the checkout.
      ignore: ['frameworks/{next,sveltekit,vite}/**'],
      entry: [
        '**/*.spec.ts',
        'hostile/host-page/*.js',
        'federated-host/{*.config.js,src/index.js}',
        'frameworks/react-server/main.tsx',
      ],
      ignoreDependencies: [
        // A module of a hostile page.
        'page',
        // Older React for a federated host, which is built by their paths.
        'react-19-2',
        'react-dom-19-2',
        'header_remote',
        'tsx',
        'typescript7',
      ],
    },
    'reference-api': {
      // The challenge's script is read as a file.
      entry: ['src/**/*.nodetest.ts', 'src/challenge/challenge.js'],
    },
    'host-demo': {
      entry: ['test/**/*.nodetest.ts', 'public/**/*.js'],
      ignoreDependencies: [
        // Libraries of hostile pages, copied as files.
        'bootstrap',
        'jquery',
        'requirejs',
        'sugar',
        'yui',
      ],
    },
    'host-kit': {
      entry: [
        'src/doctor/in-page/pageAgent.ts',
        'src/doctor/overlay/index.ts',
        'test/*.nodetest.ts',
        'samples/*.mjs',
      ],
    },
    'remote-kit': {
      // Each remote's build resolves them.
      ignoreUnresolved: ['#remote/.*'],
    },
    'page-kit': { entry: ['test/*.nodetest.ts'] },
    publishing: { entry: ['src/**/*.nodetest.ts'] },
    workshop: {
      entry: ['src/**/*.nodetest.ts', 'public/*.js'],
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
  },
};
