import controls from 'design-tokens/controls.module.css';
import tokens from 'design-tokens/tokens.module.css';
import dialog from './dialog.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles = [
  tokens,
  controls,
  dialog,
] as readonly unknown[] as CSSStyleSheet[];
