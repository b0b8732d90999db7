/** What a released workspace makes of each site: its part, and its view. */
import type { SiteParts } from 'embed/release';
import { sessionWorkspace } from 'embed/remotes';
import { readText, type PlacedRelease, type Released, type Together } from './placedRelease';
import type { Site } from './sites';
import { runStampProgram, type Stamped, type StampInput } from './stampProgram';

/** What is the workspace's own of a site, and what it was told of it. */
export interface OfSite {
  readonly site: Site;
  readonly parts: SiteParts;
  readonly html?: string | undefined;
}

export const stampProgramFile = 'stamp.cjs';

/** The session's part of each site first: the view is rendered with both. */
export async function makeParts(
  released: Released,
  { session, own }: Together,
  sites: readonly Site[],
): Promise<readonly OfSite[]> {
  const run = async (placed: PlacedRelease, inputs: readonly StampInput[]) => {
    // A release from before there were sites: it brings its view, and knows one site only.
    if (!(stampProgramFile in placed.facts.files)) return [];
    return runStampProgram(
      { ...placed.facts, program: await readText(released, placed, stampProgramFile) },
      inputs,
    );
  };
  const inputs = sites.map((site) => ({ site, parts: {} }));
  if (!session) return zip(sites, await run(own, inputs), (_index) => ({}), sessionWorkspace);
  const known = await run(session, inputs);
  const partsOf = (index: number): SiteParts => partOf(sessionWorkspace, known[index]);
  const made = await run(
    own,
    sites.map((site, index) => ({ site, parts: partsOf(index) })),
  );
  return zip(sites, made, partsOf, own.facts.name);
}

const partOf = (name: string, stamped: Stamped | undefined): SiteParts =>
  stamped ? { [name]: stamped.part } : {};

const zip = (
  sites: readonly Site[],
  made: readonly Stamped[],
  partsOf: (index: number) => SiteParts,
  name: string,
): readonly OfSite[] =>
  sites.map((site, index) => ({
    site,
    parts: { ...partsOf(index), ...partOf(name, made[index]) },
    html: made[index]?.html,
  }));
