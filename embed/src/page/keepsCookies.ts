import { probeCookie } from '../contract/handOvers';
import { attempt } from './attempt';

/** F36: whether this page may have cookies. Tested with one that is deleted at once: `navigator.cookieEnabled` is true where a setting blocks them. */
export const keepsCookies = ({ document }: Pick<Window, 'document'>): boolean =>
  attempt(() => {
    document.cookie = `${probeCookie}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${probeCookie}=1`);
    document.cookie = `${probeCookie}=; path=/; SameSite=Lax; Max-Age=0`;
    return isKept;
  }) ?? false;
