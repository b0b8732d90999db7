import { librariesOf, readMarkup } from './caseMarkup';
import { findLibrary, toInstallAdvice } from './libraries';

/** Why a page cannot be what it should be: one sentence for each library of it that is not installed. */
export const missingLibraries = (caseName: string): readonly string[] =>
  librariesOf(readMarkup(caseName)).flatMap((library) =>
    findLibrary(library) === undefined ? (toInstallAdvice(library) ?? []) : [],
  );
