/** Builds of a checkout by the rules of this one, in this process: webpack is loaded once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Builder } from '../runBuilds';
import { readBuildSettings } from '../workspaces/settings';
import type { Checkout } from './checkOut';

export const builderOf = ({ folder }: Checkout, year: number): Builder => ({
  settings: { ...readBuildSettings({}), root: folder, year },
  loadBuilds: () => import('../../../webpack.common.js'),
});

export function versionIn({ folder }: Checkout, name: string): string {
  const release = readFileSync(
    path.join(folder, name, 'dist/release.json'),
    'utf8',
  );
  return (JSON.parse(release) as { version: string }).version;
}
