/** From what was seen on a page to what its owner should know. Pure: a table of examinations, a file for each subject. */
import { filesArrive, policyAllowsUs, remotesRun } from './examineDelivery';
import { hasRowsOfItsOwn, noStyleReachesIn, nothingCoversUs, placeIsReserved } from './examineLook';
import { nothingIsReplacedLate, placesStay, viewsAreLeftAlone } from './examineHistory';
import {
  baseAddress,
  builtInsAreNative,
  cookiesAreOn,
  hasDoctype,
  noErrorIsUncaught,
  nothingIsFrozen,
  otherLibraries,
  storageIsOpen,
} from './examinePage';
import {
  answers,
  hasEachPlaceOnce,
  hasEachTagOnce,
  hasOneSite,
  hasPlaces,
  hasTags,
  optionsAreValid,
} from './examineTags';
import type { Examination, Finding } from './finding';
import type { PageReport } from './in-page/pageReport';
import type { Visit } from './visit';

/** In the order in which the report lists what is equally bad. */
const examinations: readonly Examination[] = [
  answers,
  hasTags,
  hasEachTagOnce,
  hasOneSite,
  hasPlaces,
  hasEachPlaceOnce,
  policyAllowsUs,
  filesArrive,
  remotesRun,
  noStyleReachesIn,
  nothingCoversUs,
  hasRowsOfItsOwn,
  placeIsReserved,
  storageIsOpen,
  cookiesAreOn,
  nothingIsFrozen,
  builtInsAreNative,
  nothingIsReplacedLate,
  placesStay,
  viewsAreLeftAlone,
  otherLibraries,
  hasDoctype,
  baseAddress,
  optionsAreValid,
  noErrorIsUncaught,
];

export const examine = (visit: Visit): readonly Finding[] =>
  examinations.flatMap((examination) => examination(visit));

/** What only the command finds: it watches from before the page's first byte, and hears what the network and the console say. */
export const leftToCommand: readonly string[] = [
  'whether the page answers well',
  'files of ours that do not arrive',
  'options that are not valid',
  'what empties our views',
  'errors that nobody caught',
  'what a policy refused before our first program ran',
];
const unknownInPage = { status: 200, failedFiles: [], warnings: [], uncaught: [] };

/** The same examinations of what can be seen from inside a page. */
export const examineInPage = (report: PageReport): readonly Finding[] =>
  examine({ ...unknownInPage, ...report });
