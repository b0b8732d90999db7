/**
 * The stamp program that each remote's shell build bundles (build/src/shellBuild.ts): publishing runs it with a site's file. What
 * the site shows and what it leaves to the specification is decided here alone, so that a remote's code and its part of the site
 * are always of one release.
 */
import { remote } from '#remote/remote';
import { toPart } from '#remote/site';
import { styles } from '#remote/styles';
import type { SiteParts } from 'embed/release';
import { openPageParts } from 'embed/site-parts';
import { renderShell } from './renderShell';

export { toPart };

/** The pre-rendered view, for a page with these parts. */
export function render(parts: SiteParts): string {
  openPageParts(globalThis, parts);
  return renderShell(remote);
}

/** css-loader gives the text of each sheet in this build. */
export const css: string = styles.map(String).join('\n');
