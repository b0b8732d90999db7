import type { Page, Response } from 'playwright-core';

/** What kept us from trying, in words for whoever typed the address. */
export class TryError extends Error {
  override readonly name = 'TryError';
}

/** A page as its owner has it. */
export interface OwnPage {
  /** Where it is, behind all that leads there. */
  readonly url: string;
  /** The Content-Security-Policy it sends, or has in its markup. */
  readonly policy: string | undefined;
}

/** Opens a page that is somebody else's; rejects with a TryError where there is none to try. */
export async function openOwnPage(page: Page, url: string, limitMs: number): Promise<OwnPage> {
  const response = await page
    .goto(url, { waitUntil: 'load', timeout: limitMs })
    .catch((error: unknown) => {
      throw new TryError(`${url} ${explain(String(error), limitMs)}`);
    });
  if (!response) throw new TryError(`${url} is not a page of a server.`);
  const { 'content-type': type = 'no type', 'content-security-policy': sent } =
    await response.allHeaders();
  assertPage(url, response, type);
  return { url: page.url(), policy: sent ?? (await readWrittenPolicy(page)) };
}

async function readWrittenPolicy(page: Page): Promise<string | undefined> {
  const written = page.locator('meta[http-equiv="Content-Security-Policy" i][content]').first();
  const isThere = (await written.count()) > 0;
  return isThere ? ((await written.getAttribute('content')) ?? undefined) : undefined;
}

function assertPage(url: string, response: Response, type: string): void {
  if (response.status() >= 400)
    throw new TryError(
      `${url} answers with status ${response.status()}: give the address of a page that works.`,
    );
  if (!/^(text\/html|application\/xhtml)/.test(type))
    throw new TryError(`${url} is not HTML (${type}): give the address of a page.`);
}

/** Chromium's names for what keeps a page from opening, in words. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/ERR_CONNECTION_REFUSED/, 'does not answer: nothing listens at that address.'],
  [/ERR_NAME_NOT_RESOLVED/, 'does not answer: there is no such host.'],
  [/ERR_CERT|ERR_SSL/, 'has a certificate that the browser does not trust.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'leads in a circle of redirects.'],
  [/Download is starting|ERR_ABORTED/, 'is not HTML: the browser would download it.'],
];

function explain(error: string, limitMs: number): string {
  if (/Timeout/.test(error))
    return `did not answer within ${limitMs / 1000} seconds. Try again, or give it more time: --seconds ${(2 * limitMs) / 1000}`;
  const known = explanations.find(([pattern]) => pattern.test(error))?.[1];
  return known ?? `does not answer (${error.split('\n', 1).join('')}).`;
}
