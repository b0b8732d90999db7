/**
 * How everything that is released is built: the webpack builds of each workspace, in the order of their parts in `build/src`.
 *
 * - `embedBuild`: the loader, the page host and the runtime for federated hosts, as three plain scripts.
 * - `remoteBuild`: a federated container of the modules that the workspace's package.json exports. session-shared is one as well,
 *   and alone carries React and redux.
 * - `shellBuild`: a program for Node that makes a workspace's part of a site, and pre-renders a remote's anonymous view for it.
 *
 * Every build is compiled under a placeholder for its version, and sealed when complete: docs/decisions/0005-versions.md.
 * Federation's settings and traps: docs/decisions/0002-federation.md. The parts: build/README.md.
 */
import { embedBuild } from 'build/embedBuild';
import { remoteBuild } from 'build/remoteBuild';
import { shellBuild } from 'build/shellBuild';

/**
 * @param {import('build/settings').BuildSettings} settings
 * @param {string} workspace
 * @returns {import('webpack').Configuration[]}
 */
export function buildsOf(settings, workspace) {
  if (workspace === 'embed') {
    return [embedBuild(settings)];
  }
  return [remoteBuild(settings, workspace), shellBuild(settings, workspace)];
}
