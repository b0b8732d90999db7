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

export const examine = (visit: Visit): readonly Finding[] =>
  examinations.flatMap((examination) => examination(visit));
