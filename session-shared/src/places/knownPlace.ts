/** Where the visitor looks, as far as anybody has said it. Source: ledger REG-5, ENT-4, ENT-5, STO-16, CAL-5, OPN-91. */
import { isZipCode } from 'mortgage-domain/fields/zipCode';
import { parseRegion, type Region } from 'mortgage-domain/places/region';
import { isStateAbbreviation } from 'mortgage-domain/places/stateNames';
import { toSessionZipCode } from 'mortgage-domain/site/sessionConfig';
import { readKeptRegion } from '../browser/keptRegion';
import { selectSite, type ConfigPart } from '../config/config';
import { selectOnboarding, type OnboardingPart } from '../onboarding/onboarding';

export type KnownPlace = Pick<Region, 'city' | 'stateAbbreviation'> | { readonly zipCode: string };

/** What the page says goes first: its path, then its options; then the visitor's answer, then the page seen last. */
export function readKnownPlace(
  window: Window,
  state: ConfigPart & OnboardingPart,
): KnownPlace | undefined {
  const { zipCode, stateAbbreviation } = selectSite(state);
  return (
    parseRegion(window.location.pathname) ??
    toZipCodePlace(zipCode) ??
    (isStateAbbreviation(stateAbbreviation) ? { stateAbbreviation } : undefined) ??
    toZipCodePlace(selectOnboarding(state).zipCode) ??
    readKeptRegion(window)
  );
}

/** Undefined also for the zip code that means "not known" (ENT-5). */
const toZipCodePlace = (zipCode = ''): KnownPlace | undefined =>
  isZipCode(toSessionZipCode(zipCode)) ? { zipCode } : undefined;
