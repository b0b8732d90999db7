import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemote } from 'embed/remotes';
import type { Configuration } from 'webpack';
import { commonSettings } from './browserBuild';
import { defineConstants } from './defineConstants';
import { notesPlugin } from './plugins/notesPlugin';
import { shellFolder, stampProgramFile } from './workspaces/folders';
import type { BuildSettings } from './workspaces/settings';
import { readManifest } from './workspaces/workspace';

/** The stamp program of a workspace: makes its part of a site and pre-renders a remote. It needs no other file. */
export function shellBuild(
  settings: BuildSettings,
  name: string,
): Configuration {
  const folder = path.join(settings.root, name);
  const common = commonSettings(folder, 'string');
  const site = path.join(folder, 'src/site.ts');
  return {
    ...common,
    name: `${name} stamp program`,
    target: 'node20',
    entry: isRemote(name) ? 'remote-kit/shell-program' : site,
    output: {
      path: shellFolder(settings, name),
      filename: stampProgramFile,
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: {
      ...common.resolve,
      alias: {
        // Takes over a shell, in a browser.
        'remote-kit/view': false,
        '#remote/site': existsSync(site) ? site : 'remote-kit/no-site',
        '#remote': path.join(folder, 'src'),
      },
    },
    module: {
      ...common.module,
      // The first view needs nothing that a page loads later.
      parser: { javascript: { dynamicImportMode: 'weak' } },
    },
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [
      defineConstants(settings, readManifest(settings.root, name)),
      notesPlugin(['webpack']),
    ],
  };
}
