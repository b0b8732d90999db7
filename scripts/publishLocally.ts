import path from 'node:path';
import { publishAll } from '../embed/publishing/publish';
import { staticUrl, type DemoSettings } from './demoSettings';
import { buildAll } from './webpackBuild';

/** Builds every remote and publishes it to the folder that the demo's static origins serve. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  await buildAll();
  await publishLocally(settings);
}

/** Publishes what is built; `loaderEnding` is put behind every loader (development only). */
export const publishLocally = (settings: DemoSettings, loaderEnding = ''): Promise<Record<string, string>> => publishAll({
  root: settings.root, target: path.join(settings.dataDir, 'static'), urlOf: (workspace) => staticUrl(settings, workspace), loaderEnding,
});
