/** Pins: each release has an `embed.js` in its version's folder that never changes, so a page may name its hash. docs/embedding.md */
import { stampFile } from 'embed/hand-overs';
import { isRemote, sessionWorkspace } from 'embed/remotes';
import {
  readRegistry,
  withWorkspace,
  type Registry,
} from '../registry/registry';
import { factsFile, integrityOf } from '../registry/releasedFacts';
import { findReleased, sessionFor, withCurrent } from '../registry/versions';
import { stampWorkspace } from '../stamping/stableFiles';
import { withCompressed } from '../targets/compress';
import type { ReleaseTarget } from '../targets/target';

const pinFile = 'pin.json';
const loaderFile = 'embed.js';
/** Federated hosts pin files that are in the version's folder anyway. */
const pinnedFiles = [
  loaderFile,
  stampFile,
  'shell.html',
  'shell-slim.html',
  'csp.json',
];

/** `pin.json`: a tag for a page, and the versions that it fixes. */
export interface Pin {
  readonly remote: string;
  readonly version: string;
  readonly releasedAt: string;
  readonly site: string;
  readonly tag: string;
  /** Of `embed.js`, which has the hashes of all other files. */
  readonly integrity: string;
  /** By workspace. */
  readonly pinned: Readonly<Record<string, string>>;
}

/** The registry with the versions that the pin of a version names, unless they are fixed already. */
export function withPinned(
  registry: Registry,
  name: string,
  version: string,
): Registry {
  const releases = registry.workspaces[name];
  const embed = registry.workspaces.embed?.current;
  const contract = findReleased(registry, name, version)?.contract ?? 1;
  const session = sessionFor(registry, contract)?.version;
  if (
    !releases ||
    !isRemote(name) ||
    embed === undefined ||
    session === undefined
  ) {
    return registry;
  }
  return withWorkspace(registry, name, {
    ...releases,
    versions: releases.versions.map((released) =>
      released.version === version
        ? { pinned: { embed, [sessionWorkspace]: session }, ...released }
        : released,
    ),
  });
}

/** Writes the missing pins of the current versions; existing pins stay as they are. */
export async function writePins(target: ReleaseTarget): Promise<void> {
  const registry = await readRegistry(target);
  const sites = (registry.sites ?? []).map(({ slug }) => slug);
  for (const [name, { current: version }] of Object.entries(
    registry.workspaces,
  )) {
    const { pinned } = findReleased(registry, name, version) ?? {};
    if (!pinned || !(await target.read(`${name}/${version}/${factsFile}`))) {
      continue;
    }
    // Their folders are inside the workspace's.
    const places = [
      ...sites.slice(0, 1).map((site) => ({ site, folder: `${version}/` })),
      ...sites.map((site) => ({ site, folder: `${version}/${site}/` })),
    ];
    const known = await Promise.all(
      places.map(({ folder }) => target.read(`${name}/${folder}${pinFile}`)),
    );
    const missing = places.filter((_place, index) => !known[index]);
    if (missing.length > 0) {
      await writePinsOf(target, registry, name, version, missing);
    }
  }
}

async function writePinsOf(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  version: string,
  places: readonly Readonly<Record<'site' | 'folder', string>>[],
): Promise<void> {
  const released = findReleased(registry, name, version);
  const pinned = { ...released?.pinned, [name]: version };
  // A pin never changes, so it carries no notice.
  const atThatTime = { ...withCurrent(registry, pinned), notices: {} };
  const stamped = await stampWorkspace(
    target,
    atThatTime,
    name,
    {},
    `${version}/`,
  );
  for (const { site, folder } of places) {
    const files = new Map(
      [...stamped].filter(([file]) => isPinned(file, `${name}/${folder}`)),
    );
    const integrity = integrityOf(
      files.get(`${name}/${folder}${loaderFile}`) ?? '',
    );
    const url = new URL(folder + loaderFile, registry.workspaces[name]?.url)
      .href;
    const pin: Pin = {
      remote: name,
      version,
      releasedAt: released?.releasedAt ?? '',
      site,
      tag: `<script async src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`,
      integrity,
      pinned,
    };
    // Last, so that a pin can be used once its file exists.
    files.set(
      `${name}/${folder}${pinFile}`,
      Buffer.from(`${JSON.stringify(pin, null, 2)}\n`),
    );
    for (const [file, bytes] of await withCompressed(files)) {
      await target.replace(file, bytes);
    }
  }
}

const isPinned = (file: string, folder: string): boolean =>
  pinnedFiles.some((name) => file === folder + name) ||
  /\/(menus|part)\.\w+\.js$/.test(file);
