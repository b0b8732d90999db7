import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import { release } from 'publishing/release';
import { staticUrl, type DemoSettings } from './demoSettings';
import { buildAll } from 'build/webpackBuild';

/** Builds every remote and releases it to the folder that the demo's static origins serve. */
export async function buildAndPublish(settings: DemoSettings): Promise<void> {
  await buildAll();
  await publishLocally(settings);
}

/** Releases what is built; in development each rebuild gets a folder of its own, and pages are told to reload. */
export async function publishLocally(
  settings: DemoSettings,
  development?: { readonly snippet: string },
): Promise<void> {
  const target = directoryTarget(path.join(settings.dataDir, 'static'));
  const ending = development
    ? { loaderEnding: development.snippet, folderEnding: `-dev${Date.now()}` }
    : {};
  for (const name of releasedWorkspaces)
    await release(
      {
        root: settings.root,
        target,
        urlOf: (workspace) => staticUrl(settings, workspace),
        ...ending,
      },
      name,
    );
}
