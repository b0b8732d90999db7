/** From what was seen on a page to what its owner should know. Pure: a table of examinations, a file for each subject. */
import { hasWhatWeUse } from './examineBrowser';
import { filesArrive, policyAllowsUs, remotesRun } from './examineDelivery';
import { gateIsNotAllThereIs } from './examineGate';
import {
  navigatesWithoutReload,
  nothingIsReplacedLate,
  placesAreThere,
  placesStay,
  viewsAreLeftAlone,
} from './examineHistory';
import { hostAnswers } from './examineHost';
import {
  fitsItsPlace,
  hasRowsOfItsOwn,
  noStyleReachesIn,
  nothingCoversUs,
  placeIsReserved,
} from './examineLook';
import {
  baseAddress,
  builtInsAreNative,
  cookiesAreOn,
  hasDoctype,
  isSecure,
  noErrorIsUncaught,
  nothingIsFrozen,
  otherLibraries,
  saysItsLanguage,
  storageIsOpen,
} from './examinePage';
import { allArePinnedOrNone, nothingIsPreviewed, pinsAreFresh } from './examinePins';
import {
  answers,
  hasEachPlaceOnce,
  hasEachTagOnce,
  hasOneSite,
  hasPlaces,
  hasTags,
  optionsAreValid,
} from './examineTags';
import { nothingElseIsSaid } from './examineWarnings';
import type { Examination, Finding } from './finding';
import type { PageReport } from './in-page/pageReport';
import type { Visit } from './visit';

/** In the order in which the report lists what is equally bad. */
const examinations: readonly Examination[] = [
  answers,
  hasTags,
  hasEachTagOnce,
  hasOneSite,
  pinsAreFresh,
  allArePinnedOrNone,
  nothingIsPreviewed,
  hasPlaces,
  hasEachPlaceOnce,
  policyAllowsUs,
  filesArrive,
  remotesRun,
  hostAnswers,
  gateIsNotAllThereIs,
  noStyleReachesIn,
  nothingCoversUs,
  hasRowsOfItsOwn,
  fitsItsPlace,
  placeIsReserved,
  isSecure,
  hasWhatWeUse,
  storageIsOpen,
  cookiesAreOn,
  nothingIsFrozen,
  builtInsAreNative,
  nothingIsReplacedLate,
  placesStay,
  placesAreThere,
  viewsAreLeftAlone,
  navigatesWithoutReload,
  otherLibraries,
  hasDoctype,
  saysItsLanguage,
  baseAddress,
  optionsAreValid,
  nothingElseIsSaid,
  noErrorIsUncaught,
];

export const examine = (visit: Visit): readonly Finding[] =>
  examinations.flatMap((examination) => examination(visit));

/** What only the command finds: it watches from before the page's first byte, and hears what the network and the console say. */
export const leftToCommand: readonly string[] = [
  'whether the page answers well',
  'files of ours that do not arrive, or would not later',
  "what the page's host answers",
  'options that are not valid',
  'what else ours say on the console, such as what empties their views',
  'what is too wide at 400 %',
  'errors that nobody caught',
  'how old a pin is',
  'what a policy refused before our first program ran',
];
const unknownInPage = {
  status: 200,
  failedFiles: [],
  warnings: [],
  uncaught: [],
  pins: [],
  zoomed: [],
  hostCalls: [],
};

/** The same examinations of what can be seen from inside a page. */
export const examineInPage = (report: PageReport): readonly Finding[] =>
  examine({ ...unknownInPage, ...report });
