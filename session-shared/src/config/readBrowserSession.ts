import { userSessionIdKey, visitorCookie } from 'embed/hand-overs';
import { attempt } from 'embed/attempt';
import { readCookie } from '../browser/cookies';
import { readKeptRegion } from '../browser/keptRegion';
import { placeholderSessionId, type SessionConfigState } from './config';

/** The browser's part of the initial state. `page/navigated` brings the page's address. */
export const readBrowserSession = (
  window: Window,
): Omit<SessionConfigState, 'site'> => ({
  userSessionId: keepUserSessionId(window),
  guid: readGuid(window),
  calculatorPath: window.location.pathname,
  pageRegion: readKeptRegion(window),
});

/** AUT-12: made once per browser session; the placeholder where nothing can be kept (CON-4). */
const keepUserSessionId = (window: Window): string =>
  attempt(() => {
    const known = window.sessionStorage.getItem(userSessionIdKey);
    if (known) {
      return known;
    }
    const made = makeUuid(window.crypto);
    window.sessionStorage.setItem(userSessionIdKey, made);
    return made;
  }) ?? placeholderSessionId;

/** OPN-88: a random UUID. An http page has no `randomUUID`, but random values. */
const makeUuid = (crypto: Crypto): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** AUT-13: the part after the first `$` of the decoded cookie; none if no header can carry it (CAL-14). */
const readGuid = (window: Window): string | undefined =>
  /^[^$]*\$([!-~]+)$/.exec(readCookie(window, visitorCookie) ?? '')?.[1];
