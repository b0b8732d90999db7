import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import { providerLogoutPath } from '../settings/oidcVariables';
import type { ApiSettings } from '../settings/settings';
import { neverStored } from './requests';

export const changesNothing = (method: string): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Whether a call comes from our own pages (S05): every header of the browser about its origin must name us, and one
 * must be there. A text/plain form of another site sends `cross-site`; a rebound host name sends an origin that is not
 * on the list.
 */
function isFromOwnPage(
  { 'sec-fetch-site': site, origin }: FastifyRequest['headers'],
  origins: readonly string[],
): boolean {
  if (site === undefined && origin === undefined) {
    return false;
  }
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origins.includes(origin))
  );
}

/**
 * Whether a visitor went to the address on purpose: by a link of our own pages or by typing it; not by a prefetch, an
 * image or another site. To a host without TLS browsers send none of these headers: there the page counts that the
 * visitor comes from.
 */
export function isOwnNavigation(
  {
    'sec-fetch-site': site,
    'sec-fetch-dest': destination,
    'sec-purpose': purpose,
    referer,
  }: FastifyRequest['headers'],
  origins: readonly string[],
): boolean {
  if (purpose !== undefined) {
    return false;
  }
  if (site === undefined && destination === undefined) {
    return findOwnPage(referer, origins) !== undefined;
  }
  return (
    (site === 'same-origin' || site === 'none') && destination === 'document'
  );
}

/** Our own page that the visitor comes from; undefined for another page, or without the browser's header. */
export function findOwnPage(
  referer: string | undefined,
  origins: readonly string[],
): URL | undefined {
  const page = parseUrl(referer ?? '');
  return page && origins.includes(page.origin) ? page : undefined;
}

export const refuseForeignOrigins =
  ({ origins }: Pick<ApiSettings, 'origins'>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (
      changesNothing(request.method) ||
      isFromOwnPage(request.headers, origins)
    ) {
      return;
    }
    // The identity provider's server calls it, and signs what it sends.
    if (request.routeOptions.url === providerLogoutPath) {
      return;
    }
    return neverStored(reply).code(403).send({
      error: 'ForeignOrigin',
      message: 'This call is answered to pages of this site only.',
    });
  };
