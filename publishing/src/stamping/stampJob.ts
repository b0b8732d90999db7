/** The input of the stable files of one workspace on one site: collected once, before any text is written. */
import type { SiteParts } from 'embed/release';
import { isRemote, sessionWorkspace } from 'embed/remotes';
import { sitesWithNotices } from '../registry/notices';
import type { Registry } from '../registry/registry';
import { findReleased } from '../registry/versions';
import { ReleaseError, type ReleaseTarget } from '../targets/target';
import {
  findCanary,
  findCurrent,
  findSession,
  type PlacedCanary,
  type PlacedVersion,
} from './placedVersion';
import { runStampProgram, type Stamped, type StampInput } from './stampProgram';

export interface StampJob {
  /** Folder inside the workspace's, empty or ending with `/`. */
  readonly folder: string;
  readonly own: PlacedVersion;
  readonly embed: PlacedVersion;
  /** Remotes have one. */
  readonly session?: PlacedVersion | undefined;
  readonly canary?: PlacedCanary | undefined;
  readonly parts: SiteParts;
  /** The prerendered view of a remote. */
  readonly html?: string | undefined;
  readonly version: ReturnType<typeof toVersionFacts>;
}

/** A job for each site, and one for the first site without its folder. @param place for pins */
export async function makeStampJobs(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  place = '',
): Promise<readonly StampJob[]> {
  const sites = sitesWithNotices(registry, target.name);
  const own = await findCurrent(target, registry, name, name);
  const embed = await findCurrent(target, registry, name, 'embed');
  const session = isRemote(name)
    ? await findSession(target, registry, own.facts)
    : undefined;
  // A pin shows one version.
  const tried =
    session && place === ''
      ? await findCanary(target, registry, name, session)
      : undefined;
  for (const placed of [own, ...(tried ? [tried] : [])]) {
    requireRuntime(placed, embed);
  }
  // A view is rendered with the session's part as well.
  const none = sites.map((site): StampInput => ({ site, parts: {} }));
  const inputs = session
    ? withParts(none, sessionWorkspace, await stampSites(session, none))
    : none;
  const stamped = await stampSites(own, inputs);
  const triedParts = tried ? await stampSites(tried, inputs) : [];
  const version = toVersionFacts(registry, { own, embed, session });
  return withParts(inputs, name, stamped).flatMap(({ site, parts }, index) => {
    const part = triedParts[index]?.part;
    const canary = tried && {
      ...tried,
      part: part?.id === parts[name]?.id ? undefined : part,
    };
    const job = {
      own,
      embed,
      session,
      canary,
      parts,
      html: stamped[index]?.html,
      version,
    };
    const folders = [...(index === 0 ? [place] : []), `${place}${site.slug}/`];
    return folders.map((folder) => ({ ...job, folder }));
  });
}

/** A container takes its plugin from the runtime of the page, which an older embed lacks. */
function requireRuntime(
  { facts, texts }: PlacedVersion,
  embed: PlacedVersion,
): void {
  const hasPlugin = (text = '') => text.includes('createContainerPlugin');
  if (hasPlugin(texts['entry.js']) && !hasPlugin(embed.texts['runtime.js'])) {
    throw new ReleaseError(
      `${facts.name} ${facts.version} cannot run with embed ${embed.facts.version}, which is older. Run npm run release -w embed first, or roll ${facts.name} back.`,
    );
  }
}

const withParts = (
  inputs: readonly StampInput[],
  name: string,
  stamped: readonly Stamped[],
): readonly StampInput[] =>
  inputs.map(({ site, parts }, index) => {
    const made = stamped[index];
    return { site, parts: made ? { ...parts, [name]: made.part } : parts };
  });

const stampSites = (
  { facts: { name, version }, texts }: PlacedVersion,
  inputs: readonly StampInput[],
): Promise<readonly Stamped[]> =>
  runStampProgram({ name, version, program: texts['stamp.cjs'] ?? '' }, inputs);

/** `version.json`: public, so without the person who released it. `contract` is the major of the session's, `isClean` as in `Origin`. */
function toVersionFacts(
  registry: Registry,
  { own, embed, session }: Pick<StampJob, 'own' | 'embed' | 'session'>,
) {
  const { name, version, contract = 1 } = own.facts;
  const { commit, isClean, releasedAt } =
    findReleased(registry, name, version) ?? {};
  return {
    remote: name,
    version,
    commit,
    isClean,
    releasedAt,
    contract,
    session: session?.facts.version,
    embed: embed.facts.version,
    /** Every release that pages can pin, newest first. */
    versions:
      registry.workspaces[name]?.versions.map((released) => released.version) ??
      [],
  };
}
