/** A newer release of header and session, with one changed label, on a copy of the demo's files. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedWorkspaces, sessionWorkspace } from 'embed/remotes';
import { release, stamp } from 'publishing/release';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import { dataDir } from '../demo/address';
import type { Answer } from '../hosts/hostServer';

export const newHeaderLabel = 'Advertise here';
const header = 'header-remote';
const renewed = [sessionWorkspace, header];

export interface NewerRelease {
  /** A page's tags, all of the newest releases. */
  withNewest(html: string): string;
  /** The header's tag is the one before its newest release. */
  withOldHeader(html: string): string;
  /** A file of the target, by its path on the host. */
  fileAt(url: string): Promise<Answer>;
  remove(): void;
}

/** Publishes at `base`, which the caller serves. */
export async function publishNewerHeader(base: string): Promise<NewerRelease> {
  const folder = mkdtempSync(path.join(tmpdir(), 'newer-release-'));
  const files = path.join(folder, 'target');
  cpSync(path.join(dataDir, 'static'), files, { recursive: true });
  const { workspaces } = moveTo(base, path.join(files, 'registry.json'));
  const settings = { target: directoryTarget(files), isQuick: true };
  await stamp(settings);
  const oldTag = readFileSync(path.join(files, header, 'embed.js'));
  const checkout = path.join(folder, 'next');
  for (const name of renewed) {
    makeNext(path.join(files, name, workspaces[name]!.current), path.join(checkout, name, 'dist'));
    await release({ ...settings, root: checkout, urlOf: () => undefined }, name);
  }

  const withNewest = (html: string): string =>
    releasedWorkspaces.reduce(
      (page, name) =>
        page.replaceAll(new RegExp(`http://127.0.0.1:\\d+/${name}/`, 'g'), `${base}${name}/`),
      html,
    );
  return {
    withNewest,
    withOldHeader: (html) =>
      withNewest(html).replace(`${header}/embed.js`, `${header}/embed.js?old`),
    fileAt: (url) => {
      const { pathname, search } = new URL(url, base);
      const file = path.join(files, pathname.replace('/static/', ''));
      return Promise.resolve({
        type: file.endsWith('.css') ? 'text/css' : 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: search === '?old' ? oldTag : readFileSync(file),
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Registry {
  readonly workspaces: Readonly<Record<string, { url: string; readonly current: string }>>;
}

/** Moves the releases of a registry to another address. */
function moveTo(base: string, registryFile: string): Registry {
  const registry = JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;
  for (const [name, releases] of Object.entries(registry.workspaces))
    releases.url = `${base}${name}/`;
  writeFileSync(registryFile, JSON.stringify(registry));
  return registry;
}

/** Copies a version with another label, without its pin. */
function makeNext(version: string, dist: string): void {
  const released = readFileSync(path.join(version, 'release.json'), 'utf8');
  const built = JSON.parse(released) as { version: string; files: Record<string, string> };
  for (const file of Object.keys(built.files)) {
    const bytes = readFileSync(path.join(version, file));
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    const isProgram = /\.(js|cjs)$/.test(file);
    writeFileSync(path.join(dist, file), isProgram ? relabel(bytes.toString()) : bytes);
  }
  const facts = { ...built, version: `${built.version}-next` };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(facts));
}

const relabel = (program: string): string =>
  program.replaceAll(/(["'`>])Advertise(?=["'`<])/g, `$1${newHeaderLabel}`);
