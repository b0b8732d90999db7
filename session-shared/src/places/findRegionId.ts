/** Looks up the id and the data of the page's region. @source ledger CAL-5, CAL-6, ERR-14, OPN-91 */
import {
  decideRegionId,
  readZipCodeLocation,
  toZipCodeLocationRef,
} from 'mortgage-domain/places/zipCodeLocation';
import type { Api } from '../api/contract';
import { createLookupCache, type LookupCache } from '../api/lookupCache';
import { configSet, selectConfig, type ConfigAction, type ConfigPart } from '../config/config';
import type { OnboardingPart } from '../onboarding/onboarding';
import { fetchRegionInformation } from './fetchRegionInformation';
import { readKnownPlace } from './knownPlace';

interface PlaceSession {
  readonly api: Api;
  readonly store: {
    getState(): ConfigPart & OnboardingPart;
    dispatch(action: ConfigAction): unknown;
  };
}

const caches = new WeakMap<Api, LookupCache>();

/**
 * The id of the place that is known now; undefined without one, or if the lookup fails. The data of the region reaches
 * `config.region` later, so that callers of the id do not wait for it.
 */
export async function findRegionId(session: PlaceSession): Promise<string | undefined> {
  const { api, store } = session;
  const place = readKnownPlace(window, store.getState());
  if (!place) return undefined;
  const locationRef = toZipCodeLocationRef(place);
  try {
    const found = await openCache(api)('getZIPCodeLocation', JSON.stringify(locationRef), () =>
      api.get('getZIPCodeLocation', { locationRef }, readZipCodeLocation),
    );
    const hasCity = 'city' in place && place.city !== undefined;
    const regionId = found.ok ? decideRegionId(found.value, hasCity) : undefined;
    if (regionId !== undefined) void keepRegionInformation(session, regionId);
    return regionId;
  } catch {
    // ERR-14: silently ignored, also where the visitor has closed the security check.
    return undefined;
  }
}

async function keepRegionInformation({ api, store }: PlaceSession, regionId: string) {
  try {
    const found = await openCache(api)('getRegionInformation', regionId, () =>
      fetchRegionInformation(api, { regionId }),
    );
    if (found.ok && selectConfig(store.getState()).region !== found.value)
      store.dispatch(configSet({ region: found.value }));
  } catch {
    // ERR-14.
  }
}

/** One cache for each session; each session has its own API object. */
function openCache(api: Api): LookupCache {
  const known = caches.get(api);
  if (known) return known;
  const made = createLookupCache();
  caches.set(api, made);
  return made;
}
