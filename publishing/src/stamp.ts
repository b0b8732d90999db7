/** The texts of the stable files: everything that names releases which may be others tomorrow. */
import { shellAttribute } from 'embed/hand-overs';
import type { BuildFacts, Release, RemotePlace, Stamp } from 'embed/release';
import { remotes } from 'embed/remotes';
import { toShellMark } from 'embed/site-parts';
import { ReleaseError } from './targets/target';

/** Where a remote goes on a page that does not say so: as its build says, or as these sources say where an old build does not. */
export function placeOf({ name, element, insertedAt }: BuildFacts): RemotePlace {
  if (element !== undefined) return insertedAt ? { element, insertedAt } : { element };
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new ReleaseError(`${name} says nowhere which element of a page it is for.`);
  return 'insertedAt' in remote
    ? { element: remote.element, insertedAt: remote.insertedAt }
    : { element: remote.element };
}

/** What stands before a stamped program, on its first line. */
export const stampPrefix = '(function(__EMBED_STAMP__){';

/** A program with its stamp around it. ASCII only, so that a windows-1252 page reads it right. */
export function stampProgram(
  program: string,
  stamp: Stamp | Pick<Stamp, 'releases' | 'parts'>,
): string {
  return `${stampPrefix}${program.trim()}\n})(${toAscii(JSON.stringify(stamp))});\n`;
}

const toAscii = (text: string): string =>
  text.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * What a server page includes inside the mount element: preloads, and the view as a declarative shadow root, there at first
 * paint and without JavaScript.
 */
export function toShellHtml(
  { remote, shell: { html, css }, parts }: Pick<Stamp, 'remote' | 'shell' | 'parts'>,
  version: string,
  embedUrl: string,
  releases: readonly Release[],
): string {
  const preloads = releases.flatMap(({ base, files }) =>
    Object.entries(files).map(
      ([file, integrity]) =>
        `<link rel="preload" as="script" href="${base}${file}" crossorigin="anonymous" integrity="${integrity}">`,
    ),
  );
  return [
    `<link rel="preload" as="script" href="${embedUrl}">`,
    ...preloads,
    '<template shadowrootmode="open">',
    `<style>${css}</style>`,
    `<div ${shellAttribute}="${toShellMark(version, remote, parts)}">${toEntities(html)}</div>`,
    '</template>\n',
  ].join('');
}

const toEntities = (html: string): string =>
  html.replace(/[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
