import { librariesOf, readMarkup } from './caseMarkup';
import { findLibrary, toInstallAdvice } from './libraries';

/** One sentence for each library of a page that is not installed. */
export const missingLibraries = (caseName: string): readonly string[] =>
  librariesOf(readMarkup(caseName)).flatMap((library) =>
    findLibrary(library) === undefined ? (toInstallAdvice(library) ?? []) : [],
  );
