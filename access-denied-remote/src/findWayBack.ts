import { parseUrl } from 'mortgage-domain/links/parseUrl';

/** The page of this site from which the visitor came; undefined for another site, and for this page itself. */
export function findWayBack(
  { referrer }: Pick<Document, 'referrer'>,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string | undefined {
  const from = parseUrl(referrer);
  return from?.origin === origin && from.pathname !== pathname
    ? referrer
    : undefined;
}
