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

/**
 * What a program that starts with our remotes cannot know, by what it is: the command watches from before the page's first byte,
 * and what the network says.
 */
const byCommandOnly: ReadonlyMap<Examination, string> = new Map([
  [answers, 'whether the page answers well'],
  [filesArrive, 'files of ours that do not arrive'],
  [optionsAreValid, 'options that are not valid'],
  [viewsAreLeftAlone, 'what empties our views'],
  [noErrorIsUncaught, 'errors that nobody caught'],
  [pinsAreFresh, 'how old a pin is'],
]);
export const leftToCommand: readonly string[] = [
  ...byCommandOnly.values(),
  'what a policy refused before our first program ran',
];

/** What can be found from inside a page, by the same examinations. */
export const examineInPage = (report: PageReport): readonly Finding[] =>
  examinations
    .filter((examination) => !byCommandOnly.has(examination))
    .flatMap((examination) => examination({ ...unknownInPage, ...report }));

const unknownInPage = { status: 200, failedFiles: [], warnings: [], uncaught: [], pins: [] };

export const examine = (visit: Visit): readonly Finding[] =>
  examinations.flatMap((examination) => examination(visit));
