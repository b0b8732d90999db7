import { toSiteLinks } from 'mortgage-domain/site/siteLinks';
import { settleCall } from 'remote-kit/settle-call';
import {
  selectSite,
  type ApiResult,
  type PageRequest,
  type Session,
} from 'session-shared/session';

/** Navigation from the page's host, with the host rules applied; forbidden links are dropped and reported. S01, LNK-1, LNK-13..15, OPN-3, OPN-17. */
export function fetchServerNavigation<Value>(
  session: Session,
  path: string,
  read: (json: unknown) => Promise<Value>,
  init?: PageRequest,
): Promise<ApiResult<Value>> {
  const toOwnLinks = (json: unknown): unknown => {
    const site = selectSite(session.store.getState());
    const page = { ...site, pageOrigin: window.location.origin };
    const { kept, dropped } = toSiteLinks(json, page);
    if (dropped > 0) {
      const [address] = path.split('?');
      session.report({
        name: 'NavigationLinksRefused',
        detail: `${dropped} in ${address}`,
      });
    }
    return kept;
  };
  return settleCall(async () => {
    const answer = await session.api.request(path, toOwnLinks, init);
    return answer.ok ? { ok: true, value: await read(answer.value) } : answer;
  });
}
