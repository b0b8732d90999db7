/** The stamp program of each remote, so that a remote's part of a site and its code belong to one release. */
import { remote } from '#remote/remote';
import { toPart } from '#remote/site';
import * as sheets from '#remote/styles';
import { view } from '#remote/view';
import type { SiteParts } from 'embed/release';
import { openPageParts } from 'embed/site-parts';
import type { ShellStyles } from '../remote/remoteDefinition';
import { renderShell } from './renderShell';

export { toPart };

export function render(parts: SiteParts): string {
  openPageParts(globalThis, parts);
  return renderShell(remote, view);
}

const { styles, laterStyles = [] }: ShellStyles = { ...sheets };

/** css-loader gives the text of each sheet in this build. */
export const css: string = styles.map(String).join('\n');
export const laterCss: string = laterStyles.map(String).join('\n');
