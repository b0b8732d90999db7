import path from 'node:path';
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { publishSites, release } from 'publishing/release';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import { builder } from './builder';
import { staticUrl, type DemoSettings } from './demoSettings';
import { readSites } from './readSites';

/** Builds every remote and releases it to the folder that the demo's static origins serve. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  await buildWorkspaces(builder, releasedWorkspaces);
  await publishLocally(settings);
}

/** Releases what is built; `loaderEnding` is program text behind every loader, for development. */
export async function publishLocally(settings: DemoSettings, loaderEnding?: string): Promise<void> {
  const target = directoryTarget(path.join(settings.dataDir, 'static'));
  const urlOf = (workspace: string): string => staticUrl(settings, workspace);
  const sites = readSites(settings.root);
  for (const name of releasedWorkspaces)
    await release({ root: settings.root, target, urlOf, sites, loaderEnding }, name);
  await publishSites({ target, loaderEnding }, sites);
}
