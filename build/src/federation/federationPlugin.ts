/** The federation settings of a remote and of session-shared. Reasons and traps: docs/decisions/0002-federation.md. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shareScopeName as shareScope } from 'embed/hand-overs';
import { sessionWorkspace } from 'embed/remotes';
import {
  publicModules,
  toContainerName,
  type Manifest,
} from '../workspaces/workspace';
import { readSharedVersions } from './sharedPackages';

/** A container's own file: its runtime, and its first chunk (plugins/firstChunkPlugin.ts). */
export const entryFile = 'entry.js';

export function federationPlugin(
  root: string,
  manifest: Manifest,
): ModuleFederationPlugin {
  const isSession = manifest.name === sessionWorkspace;
  const name = toContainerName(root, manifest.name);
  const external = `${toContainerName(root, sessionWorkspace)}@${sessionWorkspace}/entry.js`;
  return new ModuleFederationPlugin({
    name,
    filename: entryFile,
    library: { type: 'var', name },
    exposes: exposedModules(manifest, isSession),
    remoteType: 'script',
    remotes: isSession ? {} : { [sessionWorkspace]: { external, shareScope } },
    shared: sharedSettings(root, isSession),
    shareScope,
    shareStrategy: 'loaded-first',
    runtimePlugins: [path.join(root, 'embed/src/containers/runtimePlugin.ts')],
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    manifest: true,
    dts: false,
  });
}

/** The session's modules for views are needed together: one request, which a page without React does not make. */
const exposedModules = (manifest: Manifest, isSession: boolean) =>
  Object.fromEntries(
    publicModules(manifest).map(([module, file]) => [
      module,
      {
        import: file,
        name:
          isSession && module !== './session'
            ? 'react'
            : module.slice('./'.length),
      },
    ]),
  );

/** session-shared provides the packages; a remote only requests them. */
const sharedSettings = (root: string, isSession: boolean) =>
  Object.fromEntries(
    Object.entries(readSharedVersions(root)).map(([request, version]) => {
      const wanted = {
        singleton: true,
        shareScope,
        requiredVersion: version,
        version,
      };
      return [
        request,
        isSession ? wanted : { ...wanted, import: false as const },
      ];
    }),
  );
