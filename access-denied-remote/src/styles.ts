import controls from 'design-tokens/controls.module.css';
import late from 'design-tokens/late.module.css';
import tokens from 'design-tokens/tokens.module.css';
import accessGate from './AccessGate.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles: readonly unknown[] = [tokens, controls, late, accessGate];
