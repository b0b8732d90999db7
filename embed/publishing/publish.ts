/**
 * Publishing: an immutable folder per version on the target, then the stable files stamped with the releases that are
 * current, so that no page pays a round trip to learn them. Source: architecture, "Releases".
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Release, Shell } from '../src/release';
import { compressFile } from './compress';
import { stampLoader, toShellHtml } from './stamp';

const require = createRequire(import.meta.url);

export interface PublishSettings {
  /** Repository root. */
  readonly root: string;
  /** Folder whose `{workspace}/` folders are served, each on its own origin. */
  readonly target: string;
  /** Public address of a workspace's folder, ending with `/`. */
  readonly urlOf: (workspace: string) => string;
  /** Program text behind every loader; empty but in development. */
  readonly loaderEnding?: string;
  /** Ending of the version folders' names; empty but in development, where every rebuild of one version is published. */
  readonly folderEnding?: string;
}

interface BuildFacts { readonly name: string; readonly container: string; readonly version: string; readonly firstChunks: string[] }

/** Workspaces with a view of their own, and so with a shell, an `embed.js` and a `shell.html`. */
export const shownRemotes = ['header-remote', 'footer-remote', 'lender-advertising-remote', 'access-denied-remote'] as const;
const everyWorkspace = ['embed', 'session-shared', ...shownRemotes];

/** Puts every build on the target and stamps every remote. Gives the versions published, by workspace. */
export async function publishAll(settings: PublishSettings): Promise<Record<string, string>> {
  const facts = await Promise.all(everyWorkspace.map((name) => placeVersion(settings, name)));
  const releases = facts.map((fact) => toRelease(settings, fact));
  await Promise.all(shownRemotes.map((remote) => stampRemote(settings, remote, releases)));
  return Object.fromEntries(facts.map(({ name, version }) => [name, version]));
}

const distOf = ({ root }: PublishSettings, name: string) => path.join(root, name, 'dist');
const folderName = ({ folderEnding = '' }: PublishSettings, { version }: Pick<BuildFacts, 'version'>) => version + folderEnding;
const folderOf = (settings: PublishSettings, facts: Pick<BuildFacts, 'name' | 'version'>) => path.join(settings.target, facts.name, folderName(settings, facts));

/** Copies a build into its version folder, compressed beside the originals. A version that is there is never touched. */
async function placeVersion(settings: PublishSettings, name: string): Promise<BuildFacts> {
  const facts = JSON.parse(await readFile(path.join(distOf(settings, name), 'release.json'), 'utf8')) as BuildFacts;
  const folder = folderOf(settings, facts);
  if (existsSync(folder)) return facts;
  // Filled beside its place and then renamed: nobody ever sees half a version.
  const making = `${folder}.making-${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await cp(distOf(settings, name), making, { recursive: true, filter: (file) => !/[\\/]loader\.js$|\.map$/.test(file) });
  if (isShown(name)) await writeFile(path.join(making, 'shell.json'), JSON.stringify(renderShell(settings, name)));
  await Promise.all((await readdir(making)).filter((file) => file.endsWith('.js')).map((file) => compressFile(path.join(making, file))));
  await rename(making, folder);
  return facts;
}

const isShown = (name: string): boolean => (shownRemotes as readonly string[]).includes(name);

/** Runs the remote's shell program (built beside it) once. */
function renderShell({ root }: PublishSettings, name: string): Shell {
  const program = path.join(root, '.cache/shell', name, 'shell.cjs');
  delete require.cache[program];
  const { html, css } = require(program) as Shell;
  return { html, css: css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};,>]) ?/g, '$1').trim() };
}

function toRelease(settings: PublishSettings, facts: BuildFacts): Release {
  const { name, container, version, firstChunks } = facts;
  return { name, container, version, firstChunks, base: `${settings.urlOf(name)}${folderName(settings, facts)}/`, entry: name === 'embed' ? 'host.js' : 'entry.js' };
}

/** Writes the stable files of one remote: `embed.js` and `shell.html`. */
async function stampRemote(settings: PublishSettings, remote: string, all: readonly Release[]): Promise<void> {
  const own = all.find(({ name }) => name === remote)!;
  const releases = [...all.filter(({ name }) => name === 'embed' || name === 'session-shared'), { ...own, base: `./${folderName(settings, own)}/` }];
  const shell = JSON.parse(await readFile(path.join(folderOf(settings, own), 'shell.json'), 'utf8')) as Shell;
  const loader = await readFile(path.join(distOf(settings, 'embed'), 'loader.js'), 'utf8');
  const folder = path.join(settings.target, remote);
  await replaceFile(path.join(folder, 'embed.js'), stampLoader(loader, { remote, shell, releases }) + (settings.loaderEnding ?? ''));
  await replaceFile(path.join(folder, 'shell.html'), toShellHtml(shell, own.version, [`${settings.urlOf(remote)}embed.js`], [...releases.slice(0, -1), own]));
}

/** Replaces a stable file and its compressed copies; each appears whole. */
async function replaceFile(file: string, text: string): Promise<void> {
  const making = `${file}.making-${process.pid}`;
  await writeFile(making, text);
  await compressFile(making);
  for (const ending of ['.br', '.gz', '']) await rename(making + ending, file + ending);
}
