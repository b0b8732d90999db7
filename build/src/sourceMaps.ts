/** Source maps of finished builds: made by the compiler, never a part of a release (S21). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFolder } from './sealing/files';
import { browserFolder, distFolder } from './workspaces/folders';
import type { BuildSettings } from './workspaces/settings';

/** The maps of a workspace's last build; sealing replaces marks by texts of the same length, so they stay right. */
export async function readSourceMaps(settings: BuildSettings, name: string) {
  const facts = await readFile(
    path.join(distFolder(settings, name), 'release.json'),
    'utf8',
  );
  const compiled = await readFolder(browserFolder(settings, name));
  return {
    version: (JSON.parse(facts) as { version: string }).version,
    /** `<script>.map` each; none of a build for development. */
    files: new Map([...compiled].filter(([file]) => file.endsWith('.map'))),
  };
}
