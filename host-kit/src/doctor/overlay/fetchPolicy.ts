import { parseCspNeeds, toContentSecurityPolicy, type CspNeeds } from '../../csp';
import type { EmbedTag } from '../in-page/pageReport';

/** What a page has to send, and whether that is all of it. */
export interface Policy {
  /** The whole header; undefined where the needs of our remotes cannot be had. */
  readonly header: string | undefined;
  /** Addresses of `csp.json`, for the command. */
  readonly needs: readonly string[];
}

/**
 * The header that a page with these tags needs: added to a policy in its own markup, else to one that allows the page itself. What
 * the page's server sends is not in the page.
 */
export async function fetchPolicy(
  document: Document,
  fetch: typeof window.fetch,
  tags: readonly EmbedTag[],
): Promise<Policy> {
  const addresses = [...new Set(tags.map(({ src }) => toNeedsAddress(src)))];
  const answers = await Promise.all(addresses.map((address) => fetchNeeds(fetch, address)));
  const needs = answers.filter((one) => one !== undefined);
  const isWhole = needs.length > 0 && needs.length === addresses.length;
  const header = isWhole
    ? `Content-Security-Policy: ${toContentSecurityPolicy(needs, readOwn(document))}`
    : undefined;
  return { header, needs: addresses };
}

/** Beside the very loader: a pin has its own, with the hash of its own shell. */
const toNeedsAddress = (src: string): string => new URL('csp.json', src).href;

async function fetchNeeds(
  fetch: typeof window.fetch,
  address: string,
): Promise<CspNeeds | undefined> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return parseCspNeeds(await response.text());
  } catch {
    return undefined;
  }
}

const readOwn = (document: Document): string | undefined =>
  document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content') ??
  undefined;
