/** The program that each remote's shell build bundles (build/src/shellBuild.ts): run once, it gives the pre-rendered view. */
import { remote } from '#remote/remote';
import { styles } from '#remote/styles';
import { renderShell } from './renderShell';

export const html: string = renderShell(remote);
/** css-loader gives the text of each sheet in this build. */
export const css: string = styles.map(String).join('\n');
