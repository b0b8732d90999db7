import { readNavigationData, type NavigationData } from 'mortgage-domain/menus/navigationData';
import type { Region } from 'mortgage-domain/places/region';
import { decideRegionId, readZipCodeLocation } from 'mortgage-domain/places/zipCodeLocation';
import type { Api, ApiResult, Session } from 'session-shared/session';
import { orFailed, requestNavigation } from '../callSession';

const pageFramePath = '/ajax/nav/PageFrame.htm';

/** CAL-5, OPN-46: the number of a state, or of a city in it; undefined where the lookup fails (ERR-14). */
export async function fetchRegionId(
  api: Api,
  { city, stateAbbreviation }: Region,
): Promise<string | undefined> {
  const location = city ? `${city}, ${stateAbbreviation}` : stateAbbreviation;
  const found = await orFailed(
    api.get('getZIPCodeLocation', { locationRef: { location } }, readZipCodeLocation),
  );
  return found.ok ? decideRegionId(found.value, city !== undefined) : undefined;
}

/** CAL-14, OPN-27: the menus of the page frame. */
export function fetchNavigation(
  session: Session,
  { regionId, guid }: { readonly regionId?: string; readonly guid?: string },
): Promise<ApiResult<NavigationData>> {
  const query = new URLSearchParams({ topnav: '{format:json}', ...(regionId ? { regionId } : {}) });
  return requestNavigation(session, `${pageFramePath}?${query}`, readNavigationData, {
    headers: guid ? { 'x-user-guid': guid } : {},
  });
}
