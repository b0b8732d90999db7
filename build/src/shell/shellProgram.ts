/** The program that each remote's shell build bundles: run once at publication, it gives the pre-rendered anonymous view. */
import { renderShell } from '#remote/shell';
import { styles } from '#remote/styles';

export const html: string = renderShell();
/** css-loader gives the text of each sheet in this build. */
export const css: string = styles.map(String).join('\n');
