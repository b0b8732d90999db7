import { parseCspNeeds, toContentSecurityPolicy, type CspNeeds } from '../../csp';
import type { EmbedTag } from '../in-page/pageReport';

export interface Policy {
  /** The whole header; undefined where a csp.json could not be read. */
  readonly header: string | undefined;
  /** Addresses of `csp.json`, for the command. */
  readonly needs: readonly string[];
}

/** Adds the needs of the tags to the policy in the page's markup, or to one that allows the page itself. */
export async function fetchPolicy(
  document: Document,
  fetch: typeof window.fetch,
  tags: readonly EmbedTag[],
): Promise<Policy> {
  // Each loader has its own csp.json: a pinned one names the hash of its shell.
  const addresses = [...new Set(tags.map(({ src }) => new URL('csp.json', src).href))];
  const answers = await Promise.all(addresses.map((address) => fetchNeeds(fetch, address)));
  const needs = answers.filter((one) => one !== undefined);
  const isWhole = needs.length > 0 && needs.length === addresses.length;
  const own = document
    .querySelector('meta[http-equiv="Content-Security-Policy" i]')
    ?.getAttribute('content');
  const header = isWhole
    ? `Content-Security-Policy: ${toContentSecurityPolicy(needs, own ?? undefined)}`
    : undefined;
  return { header, needs: addresses };
}

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
