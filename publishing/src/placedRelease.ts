/** Releases as they lie on a target: what the registry names, with what their own `release.json` says. */
import type { Release } from 'embed/release';
import { isRemote, sessionWorkspace } from 'embed/remotes';
import type { ReleasedFacts } from './readBuild';
import { sessionFor, type Registry } from './registry';
import { ReleaseError, type ReleaseTarget } from './targets/target';

/** A target and what its registry says, or will say. */
export interface Released {
  readonly target: ReleaseTarget;
  readonly registry: Registry;
}

export interface PlacedRelease {
  readonly facts: ReleasedFacts;
  /** As stable files name it, with an absolute `base`. */
  readonly release: Release;
}

/** The releases that a workspace's stable files name. */
export interface Together {
  readonly embed: PlacedRelease;
  /** None for the session itself. */
  readonly session?: PlacedRelease;
  readonly own: PlacedRelease;
}

/** Of a version, on the target. */
export const folderOf = ({ name, version }: ReleasedFacts): string => `${name}/${version}`;

/** The script with which a version begins. */
export const entryOf = (name: string): string => (name === 'embed' ? 'host.js' : 'entry.js');

/** The current release of a workspace that another one (`asking`) cannot do without. */
export async function findCurrent(
  released: Released,
  asking: string,
  name: string,
): Promise<PlacedRelease> {
  const current = released.registry.workspaces[name]?.current;
  if (!current)
    throw new ReleaseError(
      `${asking} cannot run without ${name}, and ${name} has never been released to ${released.target.name}. Run npm run release -w ${name} first.`,
    );
  return findVersion(released, name, current);
}

/** The session that a remote runs with: one that keeps the contract it was built for. */
export async function findSession(
  released: Released,
  { name, version, contract = 1 }: ReleasedFacts,
): Promise<PlacedRelease> {
  await findCurrent(released, name, sessionWorkspace);
  const session = sessionFor(released.registry, contract);
  if (!session)
    throw new ReleaseError(
      `${name} ${version} was built for major ${contract} of the session's contract, and no ${sessionWorkspace} on ${released.target.name} keeps that. Run npm run release -w ${sessionWorkspace} from the same sources first.`,
    );
  return findVersion(released, sessionWorkspace, session.version);
}

export const readText = async (
  released: Released,
  { facts }: PlacedRelease,
  file: string,
): Promise<string> => (await readPlaced(released, folderOf(facts), file)).toString();

export async function findVersion(
  released: Released,
  name: string,
  version: string,
): Promise<PlacedRelease> {
  const bytes = await readPlaced(released, `${name}/${version}`, 'release.json');
  const facts = JSON.parse(bytes.toString()) as ReleasedFacts;
  const url = released.registry.workspaces[name]?.url ?? '';
  return { facts, release: toRelease(facts, `${url}${version}/`) };
}

async function readPlaced({ target }: Released, place: string, file: string): Promise<Buffer> {
  const bytes = await target.read(`${place}/${file}`);
  if (!bytes) {
    const [name = place] = place.split('/');
    throw new ReleaseError(
      `${target.name}/${place}/${file} is missing, though the registry names that version. Put it back, or make another version current with npm run rollback -w ${name} -- <version>.`,
    );
  }
  return bytes;
}

function toRelease(facts: ReleasedFacts, base: string): Release {
  const { name, container, version, firstChunks, contract = 1 } = facts;
  const entry = entryOf(name);
  const files = Object.fromEntries(
    [entry, ...firstChunks].map((file) => [file, hashOf(facts, file)]),
  );
  const release = { name, container, version, base, entry, files };
  if (name === sessionWorkspace) return { ...release, name: sessionName(contract) };
  if (isRemote(name) && contract !== 1) return { ...release, session: sessionName(contract) };
  return release;
}

function hashOf({ name, version, files }: ReleasedFacts, file: string): string {
  const hash = files[file];
  if (hash === undefined)
    throw new ReleaseError(
      `${name} ${version} names ${file} as a file of its first view and does not hold it. Build and release it again under a new version.`,
    );
  return hash;
}

const sessionName = (contract: number): string =>
  contract === 1 ? sessionWorkspace : `${sessionWorkspace}@${contract}`;
