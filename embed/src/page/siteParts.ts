/** A page's site data, for remotes: from the loaders, or from the runtime of a federated host. */
import { openHandOver, pageSymbol, readHandOver } from '../contract/handOvers';
import { sessionWorkspace } from '../contract/remotes.js';
import type { SitePart, SiteParts } from '../releases/release';

type Holder = { parts?: SiteParts };

/** Keeps the first part of each workspace, because a page belongs to one site. */
export function addSiteParts(page: Holder, parts: SiteParts | undefined): void {
  page.parts = { ...parts, ...page.parts };
}

/** A workspace's part, in the form of its own stamp program; `otherwise` where nothing was stamped. */
export const readSitePart = <Part>(
  owner: object,
  workspace: string,
  otherwise: Part,
): Part => (readSiteParts(owner)?.[workspace] as Part | undefined) ?? otherwise;

/** The rules of the site's brand, for style sheets that were made without them. */
export const toSiteCss = (parts: SiteParts = {}): string =>
  Object.values(parts)
    .map(({ css = '' }) => css)
    .join('');

export const readSiteParts = (owner: object): SiteParts | undefined =>
  readHandOver<Holder>(owner, pageSymbol, {}).parts;

/** Sets the site data without a page: in the stamp program and in tests. */
export function openPageParts(owner: object, parts: SiteParts): void {
  openHandOver<Holder>(owner, pageSymbol, () => ({})).parts = parts;
}

/** Mark of a shell: version of the remote, its part of the site, and the session's part. */
export const toShellMark = (
  version: string,
  remote: string,
  parts: SiteParts = {},
): string =>
  [version, parts[remote]?.id, parts[sessionWorkspace]?.id]
    .filter(Boolean)
    .join(' ');

/** The mark of a shell that fits the page's site data. */
export const readShellMark = (
  owner: object,
  version: string,
  remote: string,
): string => toShellMark(version, remote, readSiteParts(owner));

export type { SitePart };
