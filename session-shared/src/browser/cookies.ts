import { probeCookie } from 'embed/hand-overs';
import { attempt } from 'embed/attempt';

/** The decoded value of a cookie, or undefined if it is missing or unreadable. */
export const readCookie = ({ document }: Window, name: string): string | undefined =>
  attempt(() => {
    const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  });

/** F36: whether this page may have cookies. Tried with one that is gone at once: `navigator.cookieEnabled` is true where a setting blocks them. */
export const keepsCookies = ({ document }: Window): boolean =>
  attempt(() => {
    document.cookie = `${probeCookie}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${probeCookie}=1`);
    document.cookie = `${probeCookie}=; path=/; SameSite=Lax; Max-Age=0`;
    return isKept;
  }) ?? false;
