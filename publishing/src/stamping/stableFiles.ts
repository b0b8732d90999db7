/** Every stable file of a target, made from the target alone: stamping another team's remote needs no build. */
import { modeAttribute, stampFile } from 'embed/hand-overs';
import {
  compileHint,
  type Release,
  type Shell,
  type Stamp,
} from 'embed/release';
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import { toShellCss } from 'embed/shell-css';
import type { Registry } from '../registry/registry';
import { factsFile, integrityOf } from '../registry/releasedFacts';
import { isUnchanged, withCompressed } from '../targets/compress';
import type { Files, ReleaseTarget } from '../targets/target';
import { buildCsp } from './csp';
import { stampManifest } from './manifest';
import type { PlacedVersion } from './placedVersion';
import { splitStamp } from './splitStamp';
import { makeStampJobs, type StampJob } from './stampJob';
import { toShellHtml, wrapProgram } from './stampTexts';

export interface StampSettings {
  readonly loaderEnding?: {
    readonly program: string;
    readonly connectsTo: string;
  };
  /** Compresses faster and worse, for development and tests. */
  readonly isQuick?: boolean;
}

type TextFiles = Readonly<Record<string, string>>;

/** Those of every workspace of the target; rejects when a remote would have nothing to run with. */
export async function buildStableFiles(
  target: ReleaseTarget,
  registry: Registry,
  settings: StampSettings = {},
): Promise<Files> {
  const { embed: _embed, ...others } = registry.workspaces;
  const files = await Promise.all(
    Object.entries(others).map(async ([name, { current }]) => {
      // An operator deletes the folder of a remote that no checkout has any more.
      const isOurs = releasedWorkspaces.includes(name);
      if (!isOurs && !(await target.read(`${name}/${current}/${factsFile}`))) {
        return [];
      }
      return stampWorkspace(target, registry, name, settings);
    }),
  );
  return new Map(files.flatMap((some) => [...some]));
}

export async function stampWorkspace(
  target: ReleaseTarget,
  registry: Registry,
  name: string,
  settings: StampSettings,
  place?: string,
): Promise<Files> {
  const jobs = await makeStampJobs(target, registry, name, place);
  const files = jobs.flatMap((job) => [
    ...Object.entries(isRemote(name) ? toPageTexts(job, settings) : {}),
    ...Object.entries(inFolder(job.folder, toContainerTexts(job))),
  ]);
  return new Map(
    files.map(([file, text]) => [`${name}/${file}`, Buffer.from(text)]),
  );
}

const inFolder = (folder: string, texts: TextFiles): TextFiles =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [folder + file, text]),
  );

/** For pages: the loader, its stamp as data, the server include, and what a page's policy must allow. */
function toPageTexts(
  job: StampJob,
  { loaderEnding }: StampSettings,
): TextFiles {
  const { folder, embed, session, own, canary, parts, html = '' } = job;
  const { name, version, element = '', insertedAt } = own.facts;
  const { 'shell.css': css = '', 'later.css': laterCss = '' } = own.texts;
  const shell: Shell = { html, css: toShellCss(css, name, parts) + laterCss };
  const releases = toReleases(job);
  const stamp: Stamp = {
    remote: name,
    element,
    ...(insertedAt && { insertedAt }),
    shell,
    parts,
    releases: [...releases.slice(0, -1), toNearby(own, folder)],
    ...(canary && {
      canary: {
        release: toNearby(canary, folder),
        share: canary.share,
        part: canary.part,
      },
    }),
  };
  const loader =
    (canary ? (embed.texts['canary.js'] ?? '') : '') +
    (embed.texts['loader.js'] ?? '');
  const others = [embed, session, canary].filter(
    (placed) => placed !== undefined,
  );
  const { first, later } = splitStamp(
    stamp,
    laterCss,
    loader,
    toNearby(own, folder).base,
  );
  const scripts = Object.entries(later).map(
    ([file, text]) => [own.release.base + file, integrityOf(text)] as const,
  );
  return {
    // Before the `embed.js` that names them.
    ...inFolder(`${version}/`, later),
    ...inFolder(folder, {
      'embed.js': `${compileHint}\n${wrapProgram(loader, first)}${loaderEnding?.program ?? ''}`,
      [stampFile]: `${JSON.stringify(stamp)}\n`,
      'shell.html': toShellHtml(stamp, version, releases),
      // A slim view opens no menu, so it has their content no earlier than React's view needs it.
      ...(shell.css.includes(modeAttribute) && {
        'shell-slim.html': toShellHtml(first, version, releases, true),
      }),
      'csp.json': toJson(
        buildCsp(
          [stamp, first],
          own,
          others,
          scripts,
          loaderEnding?.connectsTo,
        ),
      ),
    }),
  };
}

/** For federated hosts: the runtime core (kept when the page has one), releases, site and the entry in one file. For all: the version. */
function toContainerTexts(job: StampJob): TextFiles {
  const { folder, embed, own, parts } = job;
  const releases = toReleases(job);
  const entry = own.texts['entry.js'] ?? '';
  return {
    'remoteEntry.js':
      wrapProgram(embed.texts['runtime.js'] ?? '', { releases, parts }) + entry,
    'mf-manifest.json': toJson(
      stampManifest(
        own.texts['mf-manifest.json'] ?? '{}',
        toWorkspaceFolder(folder) + own.facts.version,
      ),
    ),
    'version.json': toJson(job.version),
  };
}

/** In the order in which a page needs them. */
const toReleases = ({ embed, session, own }: StampJob): readonly Release[] =>
  [embed, ...(session ? [session] : []), own].map(({ release }) => release);

/** A release by its path from the stable file, so that the folder can be served anywhere. */
const toNearby = ({ release }: PlacedVersion, folder: string): Release => ({
  ...release,
  base: `${toWorkspaceFolder(folder) || './'}${release.version}/`,
});

const toWorkspaceFolder = (folder: string): string =>
  '../'.repeat(folder.split('/').length - 1);

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes files that differ from the target's, and returns their names. Compares the compressed files too. */
export async function writeStableFiles(
  settings: StampSettings & { readonly target: ReleaseTarget },
  files: Files,
): Promise<readonly string[]> {
  const { target } = settings;
  const stale = await Promise.all(
    [...files].map(async ([file, bytes]) =>
      (await isUnchanged(target, file, bytes)) ? [] : [file],
    ),
  );
  const names = stale.flat();
  const changed = new Map([...files].filter(([file]) => names.includes(file)));
  for (const [file, bytes] of await withCompressed(changed, settings)) {
    await target.replace(file, bytes);
  }
  return names;
}
