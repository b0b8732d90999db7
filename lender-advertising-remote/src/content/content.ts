/** The English texts and portraits of the page (LAP-3..7, LAP-17..26, OPN-80..82); `content/` has other languages. */
import texts from './content.json';
import type { LenderPageContent } from './lenderPageContent';

/** lenderPageFile.test.ts checks the form, which the type of a JSON file cannot express: its icons are any texts. */
export const defaultContent = texts as LenderPageContent;
