import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import type { DemoServerSettings } from '../settings/settings';
import { neverStored } from './cacheControl';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a call comes from our own pages (S05): every word that the browser says about its origin must be ours, and it must say
 * something. A text/plain form of another site says `cross-site`; a rebound host name says an origin that is not on the list.
 */
export function isFromOwnPage(
  { 'sec-fetch-site': site, origin }: FastifyRequest['headers'],
  origins: readonly string[],
): boolean {
  if (site === undefined && origin === undefined) return false;
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origins.includes(origin))
  );
}

/**
 * Whether somebody went to the address on purpose: by a link of our own pages or by typing it; not by a prefetch, an image or
 * another site. To a host without TLS browsers send none of these words: there the page counts that the visitor comes from.
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
  if (purpose !== undefined) return false;
  if (site === undefined && destination === undefined) return isOnOneOf(origins, referer);
  return (site === 'same-origin' || site === 'none') && destination === 'document';
}

function isOnOneOf(origins: readonly string[], address = ''): boolean {
  const url = parseUrl(address);
  return url !== undefined && origins.includes(url.origin);
}

export const refuseForeignOrigins =
  ({ origins }: Pick<DemoServerSettings, 'origins'>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (readingMethods.includes(request.method) || isFromOwnPage(request.headers, origins)) return;
    return neverStored(reply).code(403).send({
      error: 'ForeignOrigin',
      message: 'This call is answered to pages of this site only.',
    });
  };
