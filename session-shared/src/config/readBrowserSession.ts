import { userSessionIdKey, visitorCookie } from 'embed/hand-overs';
import { attempt } from '../browser/attempt';
import { readCookie } from '../browser/cookies';
import { placeholderSessionId, type SessionConfigState } from './config';

/** What the browser and the page's address say; the session's state starts with it. */
export const readBrowserSession = (window: Window): Omit<SessionConfigState, 'site'> => ({
  userSessionId: keepUserSessionId(window),
  guid: readGuid(window),
  zuid: new URLSearchParams(window.location.search).get('zuid') ?? undefined,
});

/** AUT-12: made once per browser session; the placeholder where nothing can be kept (CON-4). */
const keepUserSessionId = (window: Window): string =>
  attempt(() => {
    const known = window.sessionStorage.getItem(userSessionIdKey);
    if (known) return known;
    const made = window.crypto.randomUUID();
    window.sessionStorage.setItem(userSessionIdKey, made);
    return made;
  }) ?? placeholderSessionId;

/** AUT-13: the part after the `$` of the decoded cookie. */
function readGuid(window: Window): string | undefined {
  const [, guid] = (readCookie(window, visitorCookie) ?? '').split('$');
  return guid || undefined;
}
