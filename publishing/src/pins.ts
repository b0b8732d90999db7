/**
 * Pins: each release of a remote also has an `embed.js` in its version's folder, stamped with the session and embed of that time.
 * It never changes, so that a page may ask for it by its hash. docs/embedding.md.
 */
import { stampFile } from 'embed/hand-overs';
import { remotes, isRemote, sessionWorkspace } from 'embed/remotes';
import { withCompressed } from './compress';
import { integrityOf } from './readBuild';
import { readRegistry, sessionFor, withWorkspace, type Registry } from './registry';
import { stampWorkspace } from './stableFiles';
import type { ReleaseTarget } from './targets/target';
import { findReleased, withCurrent } from './versions';

const pinFile = 'pin.json';
const loaderFile = 'embed.js';
/** What a page needs of a pin; what federated hosts pin lies in the version's folder anyway. */
const pinnedFiles = [loaderFile, stampFile, 'shell.html', 'csp.json'];

/** `pin.json`: the tag that a page pastes, and what it fixes. */
export interface Pin {
  readonly remote: string;
  readonly version: string;
  /** ISO 8601: of the release that it pins. */
  readonly releasedAt: string;
  readonly site: string;
  readonly tag: string;
  /** Of `embed.js`, which holds the hashes of everything else. */
  readonly integrity: string;
  /** By workspace. */
  readonly pinned: Readonly<Record<string, string>>;
}

/** The registry with what the version's pin names, where nothing was written down for it yet. */
export function withPinned(registry: Registry, name: string, version: string): Registry {
  const releases = registry.workspaces[name];
  const embed = registry.workspaces.embed?.current;
  const contract = findReleased(registry, name, version)?.contract ?? 1;
  const session = sessionFor(registry, contract)?.version;
  if (!releases || !isRemote(name) || embed === undefined || session === undefined) return registry;
  return withWorkspace(registry, name, {
    ...releases,
    versions: releases.versions.map((released) =>
      released.version === version
        ? { pinned: { embed, [sessionWorkspace]: session }, ...released }
        : released,
    ),
  });
}

/** Makes the pins of what is current, for the sites that have none of it yet. Those that are there are never touched. */
export async function writePins(target: ReleaseTarget): Promise<void> {
  const registry = await readRegistry(target);
  const sites = (registry.sites ?? []).map(({ slug }) => slug);
  for (const { name } of remotes) {
    const current = registry.workspaces[name]?.current;
    if (current === undefined || !findReleased(registry, name, current)?.pinned) continue;
    const places = [
      ...sites.slice(0, 1).map((site) => ({ site, folder: `${current}/` })),
      ...sites.map((site) => ({ site, folder: `${current}/${site}/` })),
    ];
    const known = await Promise.all(
      places.map(({ folder }) => target.read(`${name}/${folder}${pinFile}`)),
    );
    const missing = places.filter((_place, index) => !known[index]);
    if (missing.length > 0) await writePin({ target, registry, name, version: current }, missing);
  }
}

interface Pinning {
  readonly target: ReleaseTarget;
  readonly registry: Registry;
  readonly name: string;
  readonly version: string;
}

interface Place {
  readonly site: string;
  /** In the workspace's. */
  readonly folder: string;
}

async function writePin(pinning: Pinning, places: readonly Place[]): Promise<void> {
  const { target, registry, name, version } = pinning;
  const pinned = { ...findReleased(registry, name, version)?.pinned, [name]: version };
  // A pin never changes, so it carries no notice.
  const released = { target, registry: { ...withCurrent(registry, pinned), notices: {} } };
  const stamped = new Map(await stampWorkspace(released, name, {}, `${version}/`));
  for (const place of places) {
    const folder = `${name}/${place.folder}`;
    const files = new Map([...stamped].filter(([file]) => isPinned(file, folder)));
    const loader = files.get(folder + loaderFile) ?? Buffer.from('');
    const pin = toPin(pinning, place, pinned, loader);
    // Last: a pin is there when it can be pasted.
    files.set(folder + pinFile, Buffer.from(`${JSON.stringify(pin, null, 2)}\n`));
    for (const [file, bytes] of await withCompressed(files)) await target.replace(file, bytes);
  }
}

const isPinned = (file: string, folder: string): boolean =>
  pinnedFiles.some((name) => file === folder + name);

function toPin(
  { registry, name, version }: Pinning,
  { site, folder }: Place,
  pinned: Pin['pinned'],
  loader: Uint8Array,
): Pin {
  const url = new URL(folder + loaderFile, registry.workspaces[name]?.url).href;
  const integrity = integrityOf(loader);
  return {
    remote: name,
    version,
    releasedAt: findReleased(registry, name, version)?.releasedAt ?? '',
    site,
    tag: `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    integrity,
    pinned,
  };
}
