/** Source maps of finished builds: made by the compiler, never a part of a release (S21). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFolder } from './sealing/files';
import { browserFolder, distFolder } from './workspaces/folders';
import type { BuildSettings } from './workspaces/settings';

/**
 * The maps of a workspace's last build. Sealing puts the version and the hashes into scripts in the
 * place of marks that are as long, so the compiler's own maps stay right.
 */
export async function readSourceMaps(settings: BuildSettings, name: string) {
  const facts = await readFile(path.join(distFolder(settings, name), 'release.json'), 'utf8');
  const compiled = await readFolder(browserFolder(settings, name));
  return {
    /** Of the build in `dist`. */
    version: (JSON.parse(facts) as { version: string }).version,
    /** `<script>.map` each; none of a build for development. */
    files: new Map([...compiled].filter(([file]) => file.endsWith('.map'))),
  };
}
