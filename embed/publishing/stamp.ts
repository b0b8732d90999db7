import type { Release, Shell, Stamp } from '../src/release';
import { shellAttribute } from '../src/shellAttribute';

/** The loader program with its stamp around it. ASCII only, so that a windows-1252 page reads it right. */
export function stampLoader(loader: string, stamp: Stamp): string {
  return `(function(__EMBED_STAMP__){${loader.trim()}\n})(${toAscii(JSON.stringify(stamp))});\n`;
}

const toAscii = (text: string): string => text.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What a server page includes inside the mount element: preloads, and the view as a declarative shadow root, there at first
 * paint and without JavaScript.
 */
export function toShellHtml({ html, css }: Shell, version: string, scripts: readonly string[], releases: readonly Release[]): string {
  const files = [...scripts, ...releases.flatMap(({ base, entry, firstChunks }) => [entry, ...firstChunks].map((file) => base + file))];
  const preloads = files.map((href) => `<link rel="preload" as="script" href="${href}"${scripts.includes(href) ? '' : ' crossorigin="anonymous"'}>`);
  return `${preloads.join('')}<template shadowrootmode="open"><style>${css}</style><div ${shellAttribute}="${version}">${toEntities(html)}</div></template>\n`;
}

const toEntities = (html: string): string => html.replace(/[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);
