import { readAccountSections, type AccountSections } from 'mortgage-domain/menus/accountSections';
import { readUserNavigation, type UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { ApiResult, Session } from 'session-shared/session';
import { fetchServerNavigation } from '../session/fetchServerNavigation';

/** CAL-16: no sections means that nobody is signed in. */
export const fetchAccountSections = (session: Session): Promise<ApiResult<AccountSections>> =>
  fetchServerNavigation(session, '/ajax/nav/UserNavAsync.htm?pageframe=true', readAccountSections);

/** CAL-12; rejects with 'Failed to fetch user navigation' (OPN-45). */
export async function fetchUserNavigation(
  session: Session,
  accountPrefix: string,
): Promise<UserNavigation> {
  const path = `/${accountPrefix}/api/v1/userNavigation`;
  const result = await fetchServerNavigation(session, path, readUserNavigation);
  if (!result.ok) throw new Error('Failed to fetch user navigation');
  return result.value;
}
