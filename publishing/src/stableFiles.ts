/** Every stable file of a target, made from what is on the target alone: no build is needed to stamp another team's remote. */
import type { Release, Shell } from 'embed/release';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import type { ReleasedFacts } from './readBuild';
import { buildCsp } from './csp';
import { stampManifest } from './manifest';
import { sessionFor, type Registry, type ReleasedVersion } from './registry';
import { stampProgram, toShellHtml } from './stamp';
import { ReleaseError, type Files, type ReleaseTarget } from './targets/target';

/** Program text behind every loader; empty but in development. */
export interface StampSettings {
  readonly loaderEnding?: string;
}

/** A release as it lies on the target. */
interface Placed {
  readonly facts: ReleasedFacts;
  readonly folder: string;
  readonly release: Release;
}

/** The stable files of every released workspace; rejects, with nothing changed, when a remote would have nothing to run with. */
export async function buildStableFiles(
  target: ReleaseTarget,
  registry: Registry,
  settings: StampSettings = {},
): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  for (const name of releasedWorkspaces.filter(
    (workspace) => workspace !== 'embed' && registry.workspaces[workspace],
  )) {
    for (const [file, text] of await stampWorkspace(target, registry, name, settings))
      files.set(`${name}/${file}`, Buffer.from(text));
  }
  return files;
}

async function stampWorkspace(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  { loaderEnding = '' }: StampSettings,
): Promise<[string, string][]> {
  const own = await findPlaced(target, registry, name, registry.workspaces[name]!.current);
  const embed = await findCurrent(target, registry, name, 'embed');
  const session = name === 'session-shared' ? [] : [await findSession(target, registry, own.facts)];
  const releases = [embed, ...session, own].map(({ release }) => release);
  const text = async ({ folder }: Placed, file: string) =>
    (await readPlaced(target, folder, file)).toString();

  const federated: [string, string][] = [
    // A federated host gets the runtime core (kept when the page has one), the release registry and the entry in one file.
    [
      'remoteEntry.js',
      stampProgram(await text(embed, 'runtime.js'), { releases }) + (await text(own, 'entry.js')),
    ],
    [
      'mf-manifest.json',
      stampManifest(await text(own, 'mf-manifest.json'), own.folder.split('/')[1]!),
    ],
  ];
  if (!isRemote(name)) return federated;

  const shell = JSON.parse(await text(own, 'shell.json')) as Shell;
  const embedUrl = `${registry.workspaces[name]!.url}embed.js`;
  const nearby = { ...own.release, base: `./${own.folder.split('/')[1]}/` };
  return [
    [
      'embed.js',
      stampProgram(await text(embed, 'loader.js'), {
        remote: name,
        shell,
        releases: [...releases.slice(0, -1), nearby],
      }) + loaderEnding,
    ],
    ['shell.html', toShellHtml(shell, own.facts.version, embedUrl, releases)],
    [
      'csp.json',
      `${JSON.stringify(buildCsp(shell, releases, [embed.facts, ...session.map(({ facts }) => facts), own.facts]), null, 2)}\n`,
    ],
    ...federated,
  ];
}

async function findCurrent(
  target: ReleaseTarget,
  registry: Registry,
  asking: string,
  name: string,
): Promise<Placed> {
  const current = registry.workspaces[name]?.current;
  if (!current)
    throw new ReleaseError(
      `${asking} cannot run without ${name}, and ${name} has never been released to ${target.name}. Run npm run release -w ${name} first.`,
    );
  return findPlaced(target, registry, name, current);
}

async function findSession(
  target: ReleaseTarget,
  registry: Registry,
  { name, version, contract = 1 }: ReleasedFacts,
): Promise<Placed> {
  await findCurrent(target, registry, name, 'session-shared');
  const session: ReleasedVersion | undefined = sessionFor(registry, contract);
  if (!session)
    throw new ReleaseError(
      `${name} ${version} was built for major ${contract} of the session's contract, and no session-shared on ${target.name} keeps that. Run npm run release -w session-shared from the same sources first.`,
    );
  return findPlaced(target, registry, 'session-shared', session.version);
}

async function findPlaced(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  version: string,
): Promise<Placed> {
  const folder = `${name}/${version}`;
  const facts = JSON.parse(
    (await readPlaced(target, folder, 'release.json')).toString(),
  ) as ReleasedFacts;
  return {
    facts,
    folder,
    release: toRelease(facts, `${registry.workspaces[name]!.url}${version}/`),
  };
}

async function readPlaced(target: ReleaseTarget, folder: string, file: string): Promise<Buffer> {
  const bytes = await target.read(`${folder}/${file}`);
  if (!bytes)
    throw new ReleaseError(
      `${target.name}/${folder}/${file} is missing, though the registry names that version. Put it back, or make another version current with npm run rollback -w ${folder.split('/')[0]} -- <version>.`,
    );
  return bytes;
}

const sessionName = (contract = 1): string =>
  contract === 1 ? 'session-shared' : `session-shared@${contract}`;

function toRelease(
  { name, container, version, firstChunks, contract, files }: ReleasedFacts,
  base: string,
): Release {
  const isSession = name === 'session-shared';
  const entry = name === 'embed' ? 'host.js' : 'entry.js';
  return {
    name: isSession ? sessionName(contract) : name,
    container,
    version,
    base,
    entry,
    files: Object.fromEntries([entry, ...firstChunks].map((file) => [file, files[file]!])),
    ...(isRemote(name) && contract !== undefined && contract !== 1
      ? { session: sessionName(contract) }
      : {}),
  };
}
