import { readNavigationData, type NavigationData } from 'mortgage-domain/menus/navigationData';
import { pageFramePath } from 'mortgage-domain/site/servicePaths';
import type { ApiResult, Session } from 'session-shared/session';
import { fetchServerNavigation } from '../session/fetchServerNavigation';

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
  const path = `${pageFramePath}?${query.toString()}`;
  return fetchServerNavigation(session, path, readNavigationData, { headers });
}
