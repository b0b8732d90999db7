/** Calls of the header to the page's own host. Source: threat S01; ledger AUT-11, LNK-1. */
import { dropForeignLinks } from 'mortgage-domain/links/ownLinks';
import {
  selectSite,
  type ApiResult,
  type PageRequest,
  type Reader,
  type Session,
} from 'session-shared/session';

/** A call whose security check the visitor closed has failed like any other. */
export const orFailed = <Value>(call: Promise<ApiResult<Value>>): Promise<ApiResult<Value>> =>
  call.catch((): ApiResult<Value> => ({ ok: false, error: 'ChallengeClosed' }));

/** Navigation from the server: links that lead elsewhere or run script are dropped before anything reads them, and reported. */
export function requestNavigation<Value>(
  session: Session,
  path: string,
  read: Reader<Value>,
  init?: PageRequest,
): Promise<ApiResult<Value>> {
  return orFailed(
    session.api.request(
      path,
      (json) => {
        const { mainDomain } = selectSite(session.store.getState());
        const { kept, dropped } = dropForeignLinks(json, {
          pageOrigin: window.location.origin,
          mainDomain,
        });
        if (dropped > 0)
          session.report({
            name: 'NavigationLinksRefused',
            detail: `${dropped} in ${path.split('?')[0]}`,
          });
        return read(kept);
      },
      init,
    ),
  );
}
