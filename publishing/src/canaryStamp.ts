import type { Canary, Release, SiteParts } from 'embed/release';
import {
  findSession,
  findVersion,
  readText,
  type PlacedRelease,
  type Released,
} from './placedRelease';
import type { Site } from './sites';
import { runStampProgram } from './stampProgram';
import { ReleaseError } from './targets/target';

export interface StampedCanary {
  readonly stamp: Canary;
  /** Stands before the loader, which knows nothing of canaries by itself. */
  readonly program: string;
  /** What a page's policy must allow as well. */
  readonly placed: PlacedRelease;
  readonly connectsTo: string | undefined;
}

interface Together {
  readonly embed: PlacedRelease;
  readonly own: PlacedRelease;
  readonly session: PlacedRelease;
}

const programFile = 'canary.js';

/** What `embed.js` says of a remote's canary: the reference alone, for the view that it paints stays the current release's. */
export async function stampCanary(
  released: Released,
  { embed, own, session }: Together,
  { site, parts }: { readonly site: Site; readonly parts: SiteParts },
  { folder, nearby }: { readonly folder: string; readonly nearby: Release },
): Promise<StampedCanary | undefined> {
  const { name } = own.facts;
  const canary = released.registry.workspaces[name]?.canary;
  // What has an address of its own is that version and no other.
  const isStable = folder === '' || folder === `${site.slug}/`;
  if (!canary || !isStable) return undefined;
  const { version, share, countsUrl } = canary;
  const placed = await findVersion(released, name, version);
  await assertSameSession(released, placed, session);
  assertLoaderKnows(embed, released.target.name);
  const { [name]: known, ...others } = parts;
  const [made] = await runStampProgram(
    { name, version, program: await readText(released, placed, 'stamp.cjs') },
    [{ site, parts: others }],
  );
  const part = made && made.part.id !== known?.id ? made.part : undefined;
  return {
    stamp: {
      release: { ...placed.release, base: nearby.base.replace(nearby.version, version) },
      share,
      ...(countsUrl !== undefined && { countsUrl }),
      ...(part && { part }),
    },
    program: await readText(released, embed, programFile),
    placed,
    // A path is of the page's own host.
    connectsTo: countsUrl?.startsWith('https://') ? countsUrl : undefined,
  };
}

/** A page has one session, whichever release of a remote it shows. */
async function assertSameSession(
  released: Released,
  { facts }: PlacedRelease,
  session: PlacedRelease,
): Promise<void> {
  const its = await findSession(released, facts);
  if (its.facts.version === session.facts.version) return;
  throw new ReleaseError(
    `${facts.name} ${facts.version} needs session-shared ${its.facts.version}, and the current one runs with ${session.facts.version}: a page cannot try it beside that. Release it to all visits.`,
  );
}

function assertLoaderKnows({ facts }: PlacedRelease, where: string): void {
  if (!(programFile in facts.files))
    throw new ReleaseError(
      `embed ${facts.version} on ${where} is from before there were canaries. Run npm run release -w embed from the same sources first.`,
    );
}
