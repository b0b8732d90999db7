/** Looks up the id and the data of the page's region. @source ledger CAL-5, CAL-6, ERR-14, OPN-91, REG-5, ENT-4, ENT-5, STO-16 */
import { isZipCode } from 'mortgage-domain/fields/zipCode';
import { parseRegion, type Region } from 'mortgage-domain/places/region';
import { isStateAbbreviation } from 'mortgage-domain/places/stateNames';
import {
  decideRegionId,
  toZipCodeLocationRef,
} from 'mortgage-domain/places/zipCodeLocation';
import { toSessionZipCode } from 'mortgage-domain/site/sessionConfig';
import type { RegionInformation } from 'mortgage-domain/places/regionInformation';
import type { Api, ApiResult } from '../api/contract';
import { loadReaders } from '../api/loadReaders';
import { createLookupCache, type LookupCache } from '../api/lookupCache';
import { readKeptRegion } from '../browser/keptRegion';
import {
  configSet,
  selectConfig,
  selectSite,
  type ConfigAction,
  type ConfigPart,
} from '../config/config';
import {
  selectOnboarding,
  type OnboardingPart,
} from '../onboarding/onboarding';

interface PlaceSession {
  readonly api: Api;
  readonly store: {
    getState(): ConfigPart & OnboardingPart;
    dispatch(action: ConfigAction): unknown;
  };
}

const caches = new WeakMap<Api, LookupCache>();

/** The id of the known place; undefined without one, or if the lookup fails. Its data reach `config.region` later. */
export async function findRegionId(
  session: PlaceSession,
): Promise<string | undefined> {
  const { api, store } = session;
  const state = store.getState();
  const place = selectSite(state).regions ? readKnownPlace(state) : undefined;
  if (!place) {
    return undefined;
  }
  const locationRef = toZipCodeLocationRef(place);
  try {
    const { readZipCodeLocation } = await loadReaders();
    const found = await openCache(api)(
      'getZIPCodeLocation',
      JSON.stringify(locationRef),
      () => api.get('getZIPCodeLocation', { locationRef }, readZipCodeLocation),
    );
    const hasCity = 'city' in place && place.city !== undefined;
    const regionId = found.ok
      ? decideRegionId(found.value, hasCity)
      : undefined;
    if (regionId !== undefined) {
      void keepRegionInformation(session, regionId);
    }
    return regionId;
  } catch {
    // ERR-14: silently ignored, also where the visitor has closed the security check.
    return undefined;
  }
}

async function keepRegionInformation(
  { api, store }: PlaceSession,
  regionId: string,
) {
  try {
    const found = await openCache(api)('getRegionInformation', regionId, () =>
      fetchRegionInformation(api, { regionId }),
    );
    if (found.ok && selectConfig(store.getState()).region !== found.value) {
      store.dispatch(configSet({ region: found.value }));
    }
  } catch {
    // ERR-14.
  }
}

/** One cache for each session; each session has its own API object. */
function openCache(api: Api): LookupCache {
  const cache = caches.get(api) ?? createLookupCache();
  caches.set(api, cache);
  return cache;
}

type KnownPlace =
  | Pick<Region, 'city' | 'stateAbbreviation'>
  | { readonly zipCode: string };

/** In this order: path and options of the page, answer of the visitor, region of the page seen last. */
function readKnownPlace(
  state: ConfigPart & OnboardingPart,
): KnownPlace | undefined {
  const { zipCode, stateAbbreviation } = selectSite(state);
  return (
    parseRegion(window.location.pathname) ??
    toZipCodePlace(zipCode) ??
    (isStateAbbreviation(stateAbbreviation)
      ? { stateAbbreviation }
      : undefined) ??
    toZipCodePlace(selectOnboarding(state).zipCode) ??
    readKeptRegion(window)
  );
}

/** Undefined also for the zip code that means "not known" (ENT-5). */
const toZipCodePlace = (zipCode = ''): KnownPlace | undefined =>
  isZipCode(toSessionZipCode(zipCode)) ? { zipCode } : undefined;

export type LocationRef =
  | { readonly regionId: string }
  | { readonly location: string };

/** CAL-6. */
export async function fetchRegionInformation(
  api: Api,
  locationRef: LocationRef,
): Promise<ApiResult<RegionInformation>> {
  const { readRegionInformation } = await loadReaders();
  return api.get(
    'getRegionInformation',
    { locationRef },
    readRegionInformation,
  );
}
