import { dropForeignLinks } from 'mortgage-domain/links/ownLinks';
import {
  selectSite,
  type ApiResult,
  type PageRequest,
  type Reader,
  type Session,
} from 'session-shared/session';
import { settleCall } from './settleCall';

/**
 * Navigation from the page's own host: links that lead elsewhere or run script are dropped before
 * anything reads them, and reported. Source: threat S01; ledger LNK-1.
 */
export function fetchServerNavigation<Value>(
  session: Session,
  path: string,
  read: Reader<Value>,
  init?: PageRequest,
): Promise<ApiResult<Value>> {
  const readOwnLinks = (json: unknown): Value => {
    const { mainDomain } = selectSite(session.store.getState());
    const pageOrigin = window.location.origin;
    const { kept, dropped } = dropForeignLinks(json, { pageOrigin, mainDomain });
    if (dropped > 0) {
      const [address] = path.split('?');
      session.report({ name: 'NavigationLinksRefused', detail: `${dropped} in ${address}` });
    }
    return read(kept);
  };
  return settleCall(session.api.request(path, readOwnLinks, init));
}
