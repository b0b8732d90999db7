/** Copies a version from one target to the next without a new build, so that the tested files go live. */
import { isRemote, sessionWorkspace } from 'embed/remotes';
import { readRegistry } from '../registry/registry';
import {
  factsFile,
  integrityOf,
  type ReleasedFacts,
} from '../registry/releasedFacts';
import { listVersions, sessionFor, withRelease } from '../registry/versions';
import { neverReleased } from '../stamping/placedVersion';
import { ReleaseError, toWord, type ReleaseTarget } from '../targets/target';
import type { Build } from './readBuild';
import {
  publishBuild,
  type BuildSettings,
  type ReleaseOutcome,
} from './release';

/** @param asked default: the version that is current on `from` */
export async function promote(
  settings: BuildSettings & { readonly from: ReleaseTarget },
  name: string,
  asked?: string,
): Promise<ReleaseOutcome> {
  const { from, target, origin } = settings;
  if (from.name === target.name) {
    throw new ReleaseError(
      `${name} cannot be promoted from ${from.name} to itself. To make another version current there: npm run rollback -w ${name}.`,
    );
  }
  const { workspaces, sites = [] } = await readRegistry(from);
  const releases = workspaces[name];
  if (!releases) {
    throw new ReleaseError(
      `${name} has never been released to ${from.name}. Release it there first.`,
    );
  }
  const released = releases.versions.find(
    ({ version }) => version === (asked ?? releases.current),
  );
  if (!released) {
    throw new ReleaseError(
      `${name} ${asked ?? releases.current} is not on ${from.name}. There are:\n${listVersions(releases)}`,
    );
  }
  const build = await readVersion(from, name, released.version);
  await assertOthersAreThere(settings, build.facts);
  const { commit, isClean } = released;
  return publishBuild(
    // An empty target takes the sites of `from`, in their order, and none of the checkout.
    {
      ...settings,
      sites: () => [],
      origin: () => ({ ...origin?.(), commit, isClean }),
    },
    build,
    (registry, ...rest) =>
      withRelease(
        registry.sites?.length ? registry : { ...registry, sites },
        ...rest,
      ),
  );
}

async function readVersion(
  from: ReleaseTarget,
  name: string,
  version: string,
): Promise<Build> {
  const folder = `${name}/${version}`;
  const read = async (file: string): Promise<Buffer> => {
    const bytes = await from.read(`${folder}/${file}`);
    if (bytes) {
      return bytes;
    }
    throw new ReleaseError(
      `${from.name}/${folder}/${file} is missing, so this version cannot be promoted. Release it again from its sources, or promote another one.`,
    );
  };
  const release = await read(factsFile);
  const facts = JSON.parse(release.toString()) as ReleasedFacts;
  const files = new Map<string, Uint8Array>();
  for (const [file, hash] of Object.entries(facts.files)) {
    const bytes = await read(file);
    if (integrityOf(bytes) !== hash) {
      throw new ReleaseError(
        `${from.name}/${folder}/${file} was changed after its release: its hash differs. Nothing was promoted. Find out who changed it.`,
      );
    }
    files.set(file, bytes);
  }
  files.set(factsFile, release);
  return { facts, files };
}

/** Before anything is copied. */
async function assertOthersAreThere(
  { from, target }: Readonly<Record<'from' | 'target', ReleaseTarget>>,
  { name, version, contract = 1 }: ReleasedFacts,
): Promise<void> {
  if (!isRemote(name)) {
    return;
  }
  const registry = await readRegistry(target);
  const command = (workspace: string): string =>
    `npm run promote -- ${workspace} --from ${toWord(from)} --to ${toWord(target)}`;
  if (!registry.workspaces.embed) {
    throw neverReleased(target, name, 'embed', command('embed'));
  }
  if (sessionFor(registry, contract)) {
    return;
  }
  throw new ReleaseError(
    `${name} ${version} was built for major ${contract} of the session's contract, and no ${sessionWorkspace} on ${target.name} keeps that. Run ${command(sessionWorkspace)} first.`,
  );
}
