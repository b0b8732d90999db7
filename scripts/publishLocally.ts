import path from 'node:path';
import { publishAll } from '../embed/publishing/publish';
import { staticUrl, type DemoSettings } from './demoSettings';
import { buildAll } from './webpackBuild';

/** Builds every remote and publishes it to the folder that the demo's static origins serve. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  await buildAll();
  await publishLocally(settings);
}

/** Publishes what is built; in development each rebuild gets a folder of its own, and pages are told to reload. */
export const publishLocally = (settings: DemoSettings, development?: { readonly snippet: string }): Promise<Record<string, string>> => publishAll({
  root: settings.root, target: path.join(settings.dataDir, 'static'), urlOf: (workspace) => staticUrl(settings, workspace),
  ...(development ? { loaderEnding: development.snippet, folderEnding: `-dev${Date.now()}` } : {}),
});
