/** The program that each remote's shell build bundles: run once at publication, it gives the pre-rendered anonymous view. */
import { remote } from '#remote/remote';
import { styles } from '#remote/styles';
import { renderShell } from 'remote-kit/shell';

export const html: string = renderShell(remote);
/** css-loader gives the text of each sheet in this build. */
export const css: string = styles.map(String).join('\n');
