/** What a page's site is, to whoever draws it: handed over by the loaders, or by the runtime of a federated host. */
import { openHandOver, pageSymbol, readHandOver } from '../contract/handOvers';
import { sessionWorkspace } from '../contract/remotes.js';
import type { SitePart, SiteParts } from '../releases/release';

type Holder = { parts?: SiteParts };

/** Of each workspace the part that came first: a page is one site's. */
export function addSiteParts(page: Holder, parts: SiteParts | undefined): void {
  page.parts = { ...parts, ...page.parts };
}

/** A workspace's part, in the form that its own stamp program gave it; the other one where nothing was stamped. */
export const readSitePart = <Part>(owner: object, workspace: string, otherwise: Part): Part =>
  (readSiteParts(owner)?.[workspace] as Part | undefined) ?? otherwise;

/** The rules of the site's brand, for style sheets that were made without them. */
export const toSiteCss = (parts: SiteParts = {}): string =>
  Object.values(parts)
    .map(({ css = '' }) => css)
    .join('');

/** All that a page knows of its site. */
export const readSiteParts = (owner: object): SiteParts | undefined =>
  readHandOver<Holder>(owner, pageSymbol, {}).parts;

/** What a page knows of its site is now this, and nothing else: for programs that have no page. */
export function openPageParts(owner: object, parts: SiteParts): void {
  openHandOver<Holder>(owner, pageSymbol, () => ({})).parts = parts;
}

/** Marks a shell with all that it was rendered from: a version of the remote, its part of the site, and the session's. */
export const toShellMark = (version: string, remote: string, parts: SiteParts = {}): string =>
  [version, parts[remote]?.id, parts[sessionWorkspace]?.id].filter(Boolean).join(' ');

/** The mark of a shell that fits what the page knows. */
export const readShellMark = (owner: object, version: string, remote: string): string =>
  toShellMark(version, remote, readSiteParts(owner));

export type { SitePart };
