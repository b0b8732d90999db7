import overlay from './Overlay.module.css';

/** The build gives this file the style sheet itself, every other importer the class names. */
export const styles: readonly unknown[] = [overlay];
