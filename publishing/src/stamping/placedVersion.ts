/** Versions on a target, as stable files need them. */
import type { Release, SitePart } from 'embed/release';
import { isRemote, sessionWorkspace } from 'embed/remotes';
import type { Registry } from '../registry/registry';
import { factsFile, type ReleasedFacts } from '../registry/releasedFacts';
import { sessionFor } from '../registry/versions';
import { ReleaseError, type ReleaseTarget } from '../targets/target';

export interface PlacedVersion {
  readonly facts: ReleasedFacts;
  /** The reference in stable files, with an absolute `base`. */
  readonly release: Release;
  /** The version's files that stable files are made of, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface PlacedCanary extends PlacedVersion {
  readonly share: number;
  readonly part?: SitePart | undefined;
}

/** Those that a version has. */
const stampedTexts = [
  'loader.js',
  'runtime.js',
  'canary.js',
  'entry.js',
  'mf-manifest.json',
  'shell.css',
  'later.css',
  'stamp.cjs',
];

/** The current version of a workspace that `asking` needs. */
export async function findCurrent(
  target: ReleaseTarget,
  registry: Registry,
  asking: string,
  name: string,
): Promise<PlacedVersion> {
  const current = registry.workspaces[name]?.current;
  if (!current) {
    throw neverReleased(target, asking, name);
  }
  return findVersion(target, registry, name, current);
}

export const neverReleased = (
  target: ReleaseTarget,
  asking: string,
  name: string,
  command = `npm run release -w ${name}`,
): ReleaseError =>
  new ReleaseError(
    `${asking} cannot run without ${name}, and ${name} has never been released to ${target.name}. Run ${command} first.`,
  );

/** The session that keeps the contract of a remote. */
export async function findSession(
  target: ReleaseTarget,
  registry: Registry,
  { name, version, contract = 1 }: ReleasedFacts,
): Promise<PlacedVersion> {
  await findCurrent(target, registry, name, sessionWorkspace);
  const session = sessionFor(registry, contract);
  if (!session) {
    throw new ReleaseError(
      `${name} ${version} was built for major ${contract} of the session's contract, and no ${sessionWorkspace} on ${target.name} keeps that. Run npm run release -w ${sessionWorkspace} from the same sources first.`,
    );
  }
  return findVersion(target, registry, sessionWorkspace, session.version);
}

export async function findCanary(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  session: PlacedVersion,
): Promise<PlacedCanary | undefined> {
  const canary = registry.workspaces[name]?.canary;
  if (!canary) {
    return undefined;
  }
  const placed = await findVersion(target, registry, name, canary.version);
  const needed = await findSession(target, registry, placed.facts);
  // A page has one session for all remotes.
  if (needed.facts.version === session.facts.version) {
    return { ...placed, share: canary.share };
  }
  throw new ReleaseError(
    `${name} ${canary.version} needs session-shared ${needed.facts.version}, and the current release runs with ${session.facts.version}, so it cannot be a canary. Release it to all visits.`,
  );
}

async function findVersion(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  version: string,
): Promise<PlacedVersion> {
  const read = async (file: string): Promise<string> => {
    const bytes = await target.read(`${name}/${version}/${file}`);
    if (bytes) {
      return bytes.toString();
    }
    throw new ReleaseError(
      `${target.name}/${name}/${version}/${file} is missing, though the registry names that version. Restore it, or make another version current with npm run rollback -w ${name} -- <version>.`,
    );
  };
  const facts = JSON.parse(await read(factsFile)) as ReleasedFacts;
  const files = stampedTexts.filter((file) => file in facts.files);
  const texts = await Promise.all(
    files.map(async (file) => [file, await read(file)] as const),
  );
  const url = registry.workspaces[name]?.url ?? '';
  return {
    facts,
    release: toRelease(facts, `${url}${version}/`),
    texts: Object.fromEntries(texts),
  };
}

function toRelease(facts: ReleasedFacts, base: string): Release {
  const { name, container, version, firstChunks, contract = 1 } = facts;
  const entry = name === 'embed' ? 'host.js' : 'entry.js';
  const hashesOf = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, hashOf(facts, file)]));
  const viewFiles = firstChunks.length > 0 && {
    viewFiles: hashesOf(firstChunks),
  };
  const release = {
    name,
    container,
    version,
    base,
    entry,
    files: hashesOf([entry]),
    ...viewFiles,
  };
  if (name === sessionWorkspace) {
    return { ...release, name: sessionName(contract) };
  }
  if (isRemote(name) && contract !== 1) {
    return { ...release, session: sessionName(contract) };
  }
  return release;
}

function hashOf({ name, version, files }: ReleasedFacts, file: string): string {
  const hash = files[file];
  if (hash === undefined) {
    throw new ReleaseError(
      `${name} ${version} names ${file} as a file of its first view and does not have it. Build and release it under a new version.`,
    );
  }
  return hash;
}

const sessionName = (contract: number): string =>
  contract === 1 ? sessionWorkspace : `${sessionWorkspace}@${contract}`;
