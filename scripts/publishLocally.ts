import path from 'node:path';
import { publishAll } from '../embed/publishing/publish';
import { staticUrl, type DemoSettings } from './demoSettings';
import { buildAll } from './webpackBuild';

/** Builds every remote and publishes it to the folder that the demo's static origins serve. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  await buildAll();
  await publishLocally(settings);
}

export const publishLocally = (settings: DemoSettings): Promise<Record<string, string>> => publishAll({
  root: settings.root, target: path.join(settings.dataDir, 'static'), urlOf: (workspace) => staticUrl(settings, workspace),
});
