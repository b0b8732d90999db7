import { readAccountSections, readUserNavigation, type AccountSections, type UserNavigation } from 'mortgage-domain/navigation';
import type { Api, ApiResult } from 'session-shared/session';

/** CAL-16: no sections means that nobody is signed in. */
export const fetchAccountSections = (api: Api): Promise<ApiResult<AccountSections>> => api.request('/ajax/nav/UserNavAsync.htm?pageframe=true', readAccountSections);

/** CAL-12; rejects with 'Failed to fetch user navigation' (OPN-45). */
export async function fetchUserNavigation(api: Api, accountPrefix: string): Promise<UserNavigation> {
  const result = await api.request(`/${accountPrefix}/api/v1/userNavigation`, readUserNavigation);
  if (!result.ok) throw new Error('Failed to fetch user navigation');
  return result.value;
}
