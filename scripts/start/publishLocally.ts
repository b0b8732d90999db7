import path from 'node:path';
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { publishSites } from 'publishing/publish-sites';
import { release } from 'publishing/release';
import type { StampSettings } from 'publishing/stable-files';
import { DirectoryTarget } from 'publishing/targets/directoryTarget';
import { builder } from '../build/builder';
import { staticUrl, type DemoSettings } from '../demo/demoSettings';
import { readOrigin } from '../release/readOrigin';
import { readSites } from '../sites/readSites';

/** Builds every remote and releases it to the folder that the demo's static origins serve, with every site of the checkout. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  // Reports a mistake in a site's file before minutes of building.
  readSites(settings.root);
  await buildWorkspaces(builder, releasedWorkspaces);
  console.log('Publishing …');
  await publishLocally(settings);
}

export async function publishLocally(
  settings: DemoSettings,
  stamping: StampSettings = {},
): Promise<void> {
  const target = demoTarget(settings);
  const urlOf = (workspace: string): string => staticUrl(settings, workspace);
  const sites = () => readSites(settings.root);
  const origin = () => readOrigin(settings.root, process.env);
  for (const name of releasedWorkspaces) {
    await release(
      { root: settings.root, target, urlOf, sites, origin, ...stamping },
      name,
    );
  }
  await stampLocally(settings, stamping);
}

/** Puts the sites of the checkout as they are now on the demo's target. */
export const stampLocally = (settings: DemoSettings, stamping: StampSettings) =>
  publishSites(
    { target: demoTarget(settings), ...stamping },
    { sites: readSites(settings.root) },
  );

const demoTarget = ({ dataDir }: DemoSettings) =>
  new DirectoryTarget(path.join(dataDir, 'static'));
