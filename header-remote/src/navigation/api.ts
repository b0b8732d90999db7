import { readNavigationData, type NavigationData } from 'mortgage-domain/menus/navigationData';
import type { Region } from 'mortgage-domain/places/region';
import { decideRegionId, readZipCodeLocation } from 'mortgage-domain/places/zipCodeLocation';
import type { Api, ApiResult, Session } from 'session-shared/session';
import { fetchServerNavigation } from '../session/fetchServerNavigation';
import { settleCall } from '../session/settleCall';

/**
 * CAL-5, OPN-46: the number of a state, or of a city in it; undefined where the lookup fails
 * (ERR-14).
 */
export async function fetchRegionId(
  api: Api,
  { city, stateAbbreviation }: Region,
): Promise<string | undefined> {
  const location = city ? `${city}, ${stateAbbreviation}` : stateAbbreviation;
  const input = { locationRef: { location } };
  const found = await settleCall(api.get('getZIPCodeLocation', input, readZipCodeLocation));
  return found.ok ? decideRegionId(found.value, city !== undefined) : undefined;
}

interface FrameRequest {
  readonly regionId: string | undefined;
  /** The visitor's (AUT-13). */
  readonly guid: string | undefined;
}

/** CAL-14, OPN-27: the menus of the page frame. */
export function fetchPageFrame(
  session: Session,
  { regionId, guid }: FrameRequest,
): Promise<ApiResult<NavigationData>> {
  const query = new URLSearchParams({ topnav: '{format:json}' });
  if (regionId) query.set('regionId', regionId);
  const headers = guid ? { 'x-user-guid': guid } : undefined;
  const path = `/ajax/nav/PageFrame.htm?${query.toString()}`;
  return fetchServerNavigation(session, path, readNavigationData, { headers });
}
