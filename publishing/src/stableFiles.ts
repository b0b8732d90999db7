/** Every stable file of a target, made from what is on the target alone: no build is needed to stamp another team's remote. */
import { stampFile } from 'embed/hand-overs';
import type { Shell, Stamp } from 'embed/release';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import { buildCsp } from './csp';
import { stampManifest } from './manifest';
import {
  findCurrent,
  findSession,
  readText,
  type PlacedRelease,
  type Released,
} from './placedRelease';
import type { Registry } from './registry';
import { placeOf, stampProgram, toShellHtml } from './stamp';
import type { Files, ReleaseTarget } from './targets/target';

/** Program text behind every loader; empty but in development. */
export interface StampSettings {
  readonly loaderEnding?: string;
}

/** The releases that a workspace's stable files name. */
interface Together {
  readonly embed: PlacedRelease;
  /** None for the session itself. */
  readonly session?: PlacedRelease;
  readonly own: PlacedRelease;
}

type TextFiles = Readonly<Record<string, string>>;

/** The stable files of every released workspace; rejects, with nothing changed, when a remote would have nothing to run with. */
export async function buildStableFiles(
  target: ReleaseTarget,
  registry: Registry,
  settings: StampSettings = {},
): Promise<Files> {
  const released = { target, registry };
  const files = new Map<string, Uint8Array>();
  for (const name of releasedWorkspaces.filter(
    (workspace) => workspace !== 'embed' && registry.workspaces[workspace],
  )) {
    const texts = await stampWorkspace(released, name, settings);
    for (const [file, text] of Object.entries(texts))
      files.set(`${name}/${file}`, Buffer.from(text));
  }
  return files;
}

async function stampWorkspace(
  released: Released,
  name: string,
  settings: StampSettings,
): Promise<TextFiles> {
  const own = await findCurrent(released, name, name);
  const embed = await findCurrent(released, name, 'embed');
  if (!isRemote(name)) return stampContainer(released, { embed, own });
  const session = await findSession(released, own.facts);
  const together = { embed, session, own };
  return {
    ...(await stampRemote(released, together, settings)),
    ...(await stampContainer(released, together)),
  };
}

/** For federated hosts: the runtime core (kept when the page has one), the release registry and the entry in one file. */
async function stampContainer(released: Released, together: Together): Promise<TextFiles> {
  const { embed, own } = together;
  const runtime = await readText(released, embed, 'runtime.js');
  const entry = await readText(released, own, 'entry.js');
  const manifest = await readText(released, own, 'mf-manifest.json');
  return {
    'remoteEntry.js': stampProgram(runtime, { releases: releasesOf(together) }) + entry,
    'mf-manifest.json': stampManifest(manifest, own.facts.version),
  };
}

/** For pages: the loader, the same stamp as data, the server include, and what a page must allow. */
async function stampRemote(
  released: Released,
  together: Together,
  { loaderEnding = '' }: StampSettings,
): Promise<TextFiles> {
  const { embed, own } = together;
  const { name, version } = own.facts;
  const shell = JSON.parse(await readText(released, own, 'shell.json')) as Shell;
  const releases = releasesOf(together);
  // Beside the stable files, wherever those are served.
  const nearby = { ...own.release, base: `./${version}/` };
  const stamp: Stamp = {
    remote: name,
    ...placeOf(own.facts),
    shell,
    releases: [...releases.slice(0, -1), nearby],
  };
  const loader = await readText(released, embed, 'loader.js');
  const embedUrl = new URL('../embed.js', own.release.base).href;
  return {
    'embed.js': stampProgram(loader, stamp) + loaderEnding,
    [stampFile]: `${JSON.stringify(stamp)}\n`,
    'shell.html': toShellHtml(shell, version, embedUrl, releases),
    'csp.json': `${JSON.stringify(buildCsp(shell, own, othersOf(together)), null, 2)}\n`,
  };
}

/** In the order in which a page needs them. */
const othersOf = ({ embed, session }: Together): readonly PlacedRelease[] =>
  session ? [embed, session] : [embed];
const releasesOf = (together: Together) =>
  [...othersOf(together), together.own].map(({ release }) => release);
