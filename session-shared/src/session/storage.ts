/** What the browser keeps for the session. Storage may be blocked or full: then nothing is kept and nothing breaks (F34, F35). */
import { parseRegion } from 'mortgage-domain/places/region';
import { placeholderSessionId } from '../state/state';

const sessionIdKey = 'zm-userSessionId';
const regionKey = 'mortgageRegion';
/** Read by the loader before anything else of ours runs; says only that somebody is signed in. */
const signedInHintKey = 'mortgageSignedInHint';

/** AUT-12: made once per browser session; the placeholder where nothing can be kept (CON-4). */
export function readUserSessionId(window: Window): string {
  return (
    attempt(() => {
      const known = window.sessionStorage.getItem(sessionIdKey);
      if (known) return known;
      const made = window.crypto.randomUUID();
      window.sessionStorage.setItem(sessionIdKey, made);
      return made;
    }) ?? placeholderSessionId
  );
}

/** AUT-13: the part after the `$` of the decoded cookie `zguid`. */
export function readGuid(window: Window): string | undefined {
  return (
    attempt(() => {
      const cookie = window.document.cookie.split('; ').find((pair) => pair.startsWith('zguid='));
      return cookie && decodeURIComponent(cookie.slice('zguid='.length)).split('$')[1];
    }) || undefined
  );
}

/** REG-5: the region of the page's path; a page without one leaves the stored value alone (OPN-1). */
export function keepRegion(window: Window): void {
  const region = parseRegion(window.location.pathname);
  if (region) attempt(() => window.localStorage.setItem(regionKey, JSON.stringify(region)));
}

/** Gives whether it said otherwise before. */
export function keepSignedInHint(window: Window, signedIn: boolean): boolean {
  return (
    attempt(() => {
      const isNews = (window.localStorage.getItem(signedInHintKey) === '1') !== signedIn;
      if (signedIn) window.localStorage.setItem(signedInHintKey, '1');
      else window.localStorage.removeItem(signedInHintKey);
      return isNews;
    }) ?? false
  );
}

/** F36: whether this page may have cookies. Tried with one that is gone at once: `navigator.cookieEnabled` is true where a setting blocks them. */
export function keepsCookies({ document }: Window): boolean {
  return (
    attempt(() => {
      document.cookie = 'mortgageProbe=1; path=/; SameSite=Lax';
      const kept = document.cookie.includes('mortgageProbe=1');
      document.cookie = 'mortgageProbe=; path=/; SameSite=Lax; Max-Age=0';
      return kept;
    }) ?? false
  );
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
