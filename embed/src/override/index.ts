/** `override.js`: fetched by the page host alone, on a page that allows an override and whose address requests one. */
import { openHandOver, overrideSymbol } from '../contract/handOvers';
import { applyOverride } from './applyOverride';

openHandOver(window, overrideSymbol, () => applyOverride);
