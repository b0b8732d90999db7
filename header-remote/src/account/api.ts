import { readAccountSections, type AccountSections } from 'mortgage-domain/menus/accountSections';
import { readUserNavigation, type UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { ApiResult, Session } from 'session-shared/session';
import { requestNavigation } from '../callSession';

/** CAL-16: no sections means that nobody is signed in. */
export const fetchAccountSections = (session: Session): Promise<ApiResult<AccountSections>> =>
  requestNavigation(session, '/ajax/nav/UserNavAsync.htm?pageframe=true', readAccountSections);

/** CAL-12; rejects with 'Failed to fetch user navigation' (OPN-45). */
export async function fetchUserNavigation(
  session: Session,
  accountPrefix: string,
): Promise<UserNavigation> {
  const result = await requestNavigation(
    session,
    `/${accountPrefix}/api/v1/userNavigation`,
    readUserNavigation,
  );
  if (!result.ok) throw new Error('Failed to fetch user navigation');
  return result.value;
}
