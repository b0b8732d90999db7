import path from 'node:path';
import type { BuildSettings } from './settings';

/** The compiler's output before it has a version. Development has a folder of its own. */
export const compiledFolder = (
  { root, isProduction }: BuildSettings,
  name: string,
): string =>
  path.join(
    root,
    '.cache/compiled',
    isProduction ? 'production' : 'development',
    name,
  );

export const browserFolder = (settings: BuildSettings, name: string): string =>
  path.join(compiledFolder(settings, name), 'browser');

/** Publishing runs it for each site; it is part of the release. */
export const stampProgramFile = 'stamp.cjs';

export const shellFolder = (settings: BuildSettings, name: string): string =>
  path.join(compiledFolder(settings, name), 'shell');

export const distFolder = ({ root }: BuildSettings, name: string): string =>
  path.join(root, name, 'dist');
