/** Every stable file of a target, made from what is on the target alone: no build is needed to stamp another team's remote. */
import { stampFile } from 'embed/hand-overs';
import type { Shell, Stamp } from 'embed/release';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import { toShellCss } from 'embed/shell-css';
import { stampCanary } from './canaryStamp';
import { buildCsp } from './csp';
import { stampManifest } from './manifest';
import {
  findCurrent,
  findSession,
  readText,
  type PlacedRelease,
  type Released,
  type Together,
} from './placedRelease';
import { previewFolder } from './previews';
import type { Preview, Registry } from './registry';
import { sitesWithNotices } from './notices';
import { makeParts, stampProgramFile, type OfSite } from './siteStamps';
import { placeOf, stampProgram, toShellHtml } from './stamp';
import { toVersionFacts, versionFile } from './versionFile';
import { withCurrent } from './versions';
import { ReleaseError, type Files, type ReleaseTarget } from './targets/target';

export interface StampSettings {
  /** Program behind every loader, and the address that it connects to; none but in development. */
  readonly loaderEnding?: { readonly program: string; readonly connectsTo: string };
  /** Packed in a tenth of the time, and larger: for pages that only their author waits for. */
  readonly isQuick?: boolean;
}

type TextFiles = Readonly<Record<string, string>>;

/** The stable files of every released workspace; rejects, with nothing changed, when a remote would have nothing to run with. */
export async function buildStableFiles(
  target: ReleaseTarget,
  registry: Registry,
  settings: StampSettings = {},
): Promise<Files> {
  const released = { target, registry };
  const names = releasedWorkspaces.filter(
    (workspace) => workspace !== 'embed' && registry.workspaces[workspace],
  );
  const files = await Promise.all(names.map((name) => stampWorkspace(released, name, settings)));
  const previews = names.flatMap((name) =>
    (registry.workspaces[name]?.previews ?? []).map(async (preview) =>
      // A preview that has grown too old for the others holds up no release.
      stampPreview(released, name, preview, settings).catch(orNothing),
    ),
  );
  return new Map([...files, ...(await Promise.all(previews))].flat());
}

type StampedFiles = readonly (readonly [string, Uint8Array])[];

/** A preview's stable files: the remote in that version, and the others as they are current. */
export const stampPreview = (
  { target, registry }: Released,
  workspace: string,
  { name, version }: Preview,
  settings: StampSettings,
): Promise<StampedFiles> => {
  const previewed = { target, registry: withCurrent(registry, { [workspace]: version }) };
  return stampWorkspace(previewed, workspace, settings, `${previewFolder(name)}/`);
};

const orNothing = (error: unknown): StampedFiles => {
  if (error instanceof ReleaseError) return [];
  throw error;
};

/** By path: in a place of the workspace's folder for the first site, in a folder of its name there for each. */
export async function stampWorkspace(
  released: Released,
  name: string,
  settings: StampSettings,
  place = '',
): Promise<StampedFiles> {
  const sites = sitesWithNotices(released.registry, released.target.name);
  const own = await findCurrent(released, name, name);
  const embed = await findCurrent(released, name, 'embed');
  assertPartsArrive(own, embed, released.target.name);
  const session = isRemote(name) ? await findSession(released, own.facts) : undefined;
  const together: Together = session ? { embed, session, own } : { embed, own };
  const stampFor = async (ofSite: OfSite, folder: string) => {
    const texts = {
      ...(session &&
        (await stampRemote(released, { ...together, session }, ofSite, folder, settings))),
      ...(await stampContainer(released, together, ofSite, folder)),
      [versionFile]: toJson(toVersionFacts(released.registry, together)),
    };
    return Object.entries(texts).map(
      ([file, text]) => [`${name}/${folder}${file}`, Buffer.from(text)] as const,
    );
  };
  const all = await makeParts(released, together, sites);
  const first = all.slice(0, 1).map((ofSite) => stampFor(ofSite, place));
  const each = all.map((ofSite) => stampFor(ofSite, `${place}${ofSite.site.slug}/`));
  return (await Promise.all([...first, ...each])).flat();
}

/** A remote that is stamped for a site would show nothing of it behind a loader of before. */
function assertPartsArrive({ facts }: PlacedRelease, embed: PlacedRelease, where: string): void {
  if (stampProgramFile in facts.files && !embed.facts.knowsSites)
    throw new ReleaseError(
      `${facts.name} ${facts.version} is made for sites, and embed ${embed.facts.version} on ${where} does not know them. Run npm run release -w embed from the same sources first.`,
    );
}

/** For federated hosts: the runtime core (kept when the page has one), releases, site and the entry in one file. */
async function stampContainer(
  released: Released,
  together: Together,
  { parts }: OfSite,
  folder: string,
): Promise<TextFiles> {
  const { embed, own } = together;
  const runtime = await readText(released, embed, 'runtime.js');
  const entry = await readText(released, own, 'entry.js');
  const manifest = await readText(released, own, 'mf-manifest.json');
  return {
    'remoteEntry.js': stampProgram(runtime, { releases: releasesOf(together), parts }) + entry,
    'mf-manifest.json': stampManifest(manifest, wayUp(folder) + own.facts.version),
  };
}

/** For pages: the loader, the same stamp as data, the server include, and what a page must allow. */
async function stampRemote(
  released: Released,
  together: Together & { readonly session: PlacedRelease },
  { site, parts, html }: OfSite,
  folder: string,
  { loaderEnding }: StampSettings,
): Promise<TextFiles> {
  const { embed, own } = together;
  const { name, version } = own.facts;
  const shell: Shell =
    html === undefined
      ? (JSON.parse(await readText(released, own, 'shell.json')) as Shell)
      : { html, css: toShellCss(await readText(released, own, 'shell.css'), name, parts) };
  const releases = releasesOf(together);
  // Beside the stable files, wherever those are served.
  const nearby = { ...own.release, base: `${wayUp(folder) || './'}${version}/` };
  const canary = await stampCanary(released, together, { site, parts }, { folder, nearby });
  const others = [...othersOf(together), ...(canary ? [canary.placed] : [])];
  const stamp: Stamp = {
    remote: name,
    ...placeOf(own.facts),
    shell,
    parts,
    releases: [...releases.slice(0, -1), nearby],
    ...(canary && { canary: canary.stamp }),
  };
  const loader = (canary?.program ?? '') + (await readText(released, embed, 'loader.js'));
  const embedUrl = new URL(`../${folder}embed.js`, own.release.base).href;
  return {
    'embed.js': stampProgram(loader, stamp) + (loaderEnding?.program ?? ''),
    [stampFile]: `${JSON.stringify(stamp)}\n`,
    'shell.html': toShellHtml(stamp, version, embedUrl, releases),
    'csp.json': toJson(
      buildCsp(shell, own, others, [loaderEnding?.connectsTo, canary?.connectsTo]),
    ),
  };
}

/** From a folder of a workspace to the workspace's own. */
const wayUp = (folder: string): string => '../'.repeat(folder.split('/').length - 1);

const toJson = (needs: object): string => `${JSON.stringify(needs, null, 2)}\n`;

/** In the order in which a page needs them. */
const othersOf = ({ embed, session }: Together): readonly PlacedRelease[] =>
  session ? [embed, session] : [embed];
const releasesOf = (together: Together) =>
  [...othersOf(together), together.own].map(({ release }) => release);
