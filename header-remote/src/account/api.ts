import { readAccountSections, type AccountSections } from 'mortgage-domain/menus/accountSections';
import { readUserNavigation, type UserNavigation } from 'mortgage-domain/menus/userNavigation';
import { accountSectionsPath, buildUserNavigationPath } from 'mortgage-domain/site/servicePaths';
import type { ApiResult, Session } from 'session-shared/session';
import { fetchServerNavigation } from '../session/fetchServerNavigation';

/** No sections: the visitor is signed out (CAL-16). */
export const fetchAccountSections = (session: Session): Promise<ApiResult<AccountSections>> =>
  fetchServerNavigation(session, `${accountSectionsPath}?pageframe=true`, readAccountSections);

/** CAL-12; rejects with 'Failed to fetch user navigation' (OPN-45). */
export async function fetchUserNavigation(
  session: Session,
  accountPrefix: string,
): Promise<UserNavigation> {
  const path = buildUserNavigationPath({ accountPrefix });
  const result = await fetchServerNavigation(session, path, readUserNavigation);
  if (!result.ok) throw new Error('Failed to fetch user navigation');
  return result.value;
}
