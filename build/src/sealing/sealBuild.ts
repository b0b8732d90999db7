/** The step after the compiler: names the build by a digest of its files and puts it into `dist`. docs/decisions/0005-versions.md */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRemote } from 'embed/remotes';
import { notesFile, type Notes } from '../plugins/notesPlugin';
import {
  browserFolder,
  distFolder,
  shellFolder,
  stampProgramFile,
} from '../workspaces/folders';
import type { BuildSettings } from '../workspaces/settings';
import { readManifest } from '../workspaces/workspace';
import { readFolder, replaceFolder, type Files } from './files';
import { fillIntegrity } from './fillIntegrity';
import { noticesFile, toNotices } from './notices';
import { readShellCss } from './readShellCss';
import { sbomFile, toSbom } from './sbom';
import { fillVersion, unsealedVersion, versionOf } from './version';

/** Moves a compiled build into `dist` and returns its version. `added`: files that no compiler writes, such as declarations. */
export async function sealBuild(
  settings: BuildSettings,
  name: string,
  added: Files = new Map(),
): Promise<string> {
  const compiled = await readFolder(browserFolder(settings, name));
  const {
    facts = {},
    packages,
    chunkFiles,
  } = parseNotes(compiled.get(notesFile));
  const files = new Map([
    ...[...compiled].filter(([file]) => isReleased(file)),
    ...added,
  ]);
  if (name !== 'embed') {
    packages.push(...(await addStampProgram(settings, name, files)));
  }
  const { version: packageVersion } = readManifest(settings.root, name);
  files.set(noticesFile, Buffer.from(toNotices(name, packages)));
  const sbom = toSbom(name, unsealedVersion(packageVersion), packages);
  files.set(sbomFile, Buffer.from(sbom));
  const version = versionOf(packageVersion, files, facts);
  const sealed = fillIntegrity(
    fillVersion(files, packageVersion, version),
    chunkFiles,
  );
  // Last: a build is there when its release.json is.
  const json = JSON.stringify({ version, ...facts }, null, 2);
  const release = ['release.json', Buffer.from(`${json}\n`)] as const;
  await replaceFolder(
    distFolder(settings, name),
    new Map([...sealed, release]),
  );
  return version;
}

/** Adds the program that stamps sites; gives the packages that it holds. */
async function addStampProgram(
  settings: BuildSettings,
  name: string,
  files: Map<string, Buffer>,
): Promise<readonly string[]> {
  const folder = shellFolder(settings, name);
  const program = path.join(folder, stampProgramFile);
  files.set(stampProgramFile, await readFile(program));
  if (isRemote(name)) {
    for (const [file, css] of await readShellCss(program)) {
      files.set(file, css);
    }
  }
  return parseNotes(await readFile(path.join(folder, notesFile))).packages;
}

/** Source maps and reports are not released. Source: S21. */
const isReleased = (file: string): boolean =>
  file !== notesFile && !/\.map$|^mf-stats\.json$/.test(file);

function parseNotes(bytes: Buffer | undefined): Notes {
  if (bytes) {
    return JSON.parse(bytes.toString()) as Notes;
  }
  throw new Error(
    `The compiler left no ${notesFile}: its plugin is missing in the build.`,
  );
}
