import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiledFolder, distFolder } from '../workspaces/folders';
import type { BuildSettings } from '../workspaces/settings';
import { areUnchanged, readInputs, type Inputs } from './inputs';

interface LastBuild {
  readonly version: string;
  readonly inputs: Inputs;
}

export function isUpToDate(settings: BuildSettings, name: string): boolean {
  const last = readJson(recordOf(settings, name)) as LastBuild | undefined;
  const built = readJson(path.join(distFolder(settings, name), 'release.json')) as
    Pick<LastBuild, 'version'> | undefined;
  if (!last || last.version !== built?.version) return false;
  return areUnchanged(settings, name, last.inputs);
}

/** To be called before anything of the build is touched: one that is interrupted is made again. */
export const forgetBuild = (settings: BuildSettings, name: string): void => {
  rmSync(recordOf(settings, name), { force: true });
};

export function rememberBuild(
  settings: BuildSettings,
  name: string,
  { version, files }: { readonly version: string; readonly files: Iterable<string> },
): void {
  const last: LastBuild = { version, inputs: readInputs(settings, name, files) };
  mkdirSync(compiledFolder(settings, name), { recursive: true });
  writeFileSync(recordOf(settings, name), JSON.stringify(last, null, 2));
}

const recordOf = (settings: BuildSettings, name: string): string =>
  path.join(compiledFolder(settings, name), 'last-build.json');

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
