import controls from 'design-tokens/controls.module.css';
import tokens from 'design-tokens/tokens.module.css';
import dialog from './dialog.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
const sheets: readonly unknown[] = [tokens, controls, dialog];
export const styles = sheets.filter((sheet) => sheet instanceof CSSStyleSheet);
