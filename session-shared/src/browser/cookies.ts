import { attempt } from 'embed/attempt';

/** The decoded value of a cookie, or undefined if it is missing or unreadable. */
export const readCookie = (
  { document }: Window,
  name: string,
): string | undefined =>
  attempt(() => {
    const pair = document.cookie
      .split('; ')
      .find((candidate) => candidate.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  });
