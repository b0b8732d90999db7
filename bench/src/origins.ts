/** Publishes the workspaces for the benchmark, each on its own origin, as the demo does. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildWorkspaces } from 'build/runBuilds';
import { readBuildSettings } from 'build/settings';
import { releasedWorkspaces } from 'embed/remotes';
import { release } from 'publishing/release';
import type { Site } from 'publishing/registry';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import type { Answer } from './serve';

export const pagePort = Number(process.env.BENCH_PORT ?? 4300);
const portOf = (workspace: string): number => pagePort + 1 + releasedWorkspaces.indexOf(workspace);

export const pageUrl = (file: string): string => `http://127.0.0.1:${pagePort}/${file}`;
export const staticUrl = (workspace: string): string =>
  `http://127.0.0.1:${portOf(workspace)}/${workspace}/`;
export const staticOrigins = releasedWorkspaces.map((workspace) => ({
  workspace,
  port: portOf(workspace),
}));

/** Builds the changed workspaces and releases all of them into the folder. */
export async function publish(root: string, folder: string): Promise<void> {
  await buildWorkspaces(
    {
      settings: readBuildSettings(process.env),
      loadBuilds: () => import('../../webpack.common.js'),
    },
    releasedWorkspaces,
  );
  const target = directoryTarget(folder);
  const site = JSON.parse(
    await readFile(path.join(root, 'sites/maplehearth/site.json'), 'utf8'),
  ) as Site;
  for (const workspace of releasedWorkspaces)
    await release({ root, target, sites: () => [site], urlOf: staticUrl }, workspace);
}

/** A published file of one workspace, by its path on its origin. */
export async function readPublished(
  folder: string,
  workspace: string,
  file: string,
): Promise<Answer | undefined> {
  if (!file.startsWith(`${workspace}/`) || file.includes('..')) return undefined;
  try {
    const body = await readFile(path.join(folder, file));
    return { type: 'text/javascript; charset=utf-8', body };
  } catch {
    return undefined;
  }
}
