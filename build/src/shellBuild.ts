import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { commonSettings } from './browserBuild';
import { defineConstants } from './defineConstants';
import { scriptRule } from './rules/scriptRule';
import { styleRule } from './rules/styleRule';
import { shellFolder } from './workspaces/folders';
import type { BuildSettings } from './workspaces/settings';
import { readManifest, readWorkspaceNames, workspaceFolder } from './workspaces/workspace';

/** The program that pre-renders a remote's anonymous view, run once by this Node when the build is sealed. */
export function shellBuild(settings: BuildSettings, name: string): Configuration {
  const folder = workspaceFolder(settings.root, name);
  const common = commonSettings(folder);
  return {
    ...common,
    name: `${name} shell`,
    target: 'node20',
    entry: { shell: path.join(import.meta.dirname, 'shell/shellProgram.ts') },
    output: {
      path: shellFolder(settings, name),
      // Another program has another name: Node keeps what it has once required.
      filename: '[name].[contenthash].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { ...common.resolve, alias: { '#remote': path.join(folder, 'src') } },
    externals: [packagesOutside(readWorkspaceNames(settings.root))],
    module: { rules: [scriptRule, styleRule('string')] },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      defineConstants(settings, readManifest(folder)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Packages are required as they are; only our own workspaces are compiled. */
function packagesOutside(workspaces: readonly string[]) {
  const isCompiled = (request: string): boolean =>
    /^[./#]/.test(request) ||
    path.isAbsolute(request) ||
    request.includes('css-loader') ||
    workspaces.includes(request.split('/')[0] ?? '');
  return async ({ request = '' }: { request?: string }): Promise<string | undefined> =>
    isCompiled(request) ? undefined : `commonjs ${request}`;
}
