/** The texts of the stable files: everything that names releases which may be others tomorrow. */
import type { Release, Shell, Stamp } from 'embed/release';
import { shellAttribute } from 'embed/hand-overs';

/** A program with its stamp around it. ASCII only, so that a windows-1252 page reads it right. */
export function stampProgram(program: string, stamp: Stamp | Pick<Stamp, 'releases'>): string {
  return `(function(__EMBED_STAMP__){${program.trim()}\n})(${toAscii(JSON.stringify(stamp))});\n`;
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
  { html, css }: Shell,
  version: string,
  embedUrl: string,
  releases: readonly Release[],
): string {
  const files = releases.flatMap(({ base, files }) =>
    Object.entries(files).map(
      ([file, integrity]) =>
        `<link rel="preload" as="script" href="${base}${file}" crossorigin="anonymous" integrity="${integrity}">`,
    ),
  );
  return `<link rel="preload" as="script" href="${embedUrl}">${files.join('')}<template shadowrootmode="open"><style>${css}</style><div ${shellAttribute}="${version}">${toEntities(html)}</div></template>\n`;
}

const toEntities = (html: string): string =>
  html.replace(/[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);
