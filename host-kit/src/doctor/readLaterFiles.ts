/** Checks that the files of a release that a page loads later exist, such as the sign-in dialog. */
import { stampFile } from 'embed/hand-overs';
import type { EmbedTag } from './in-page/pageReport';
import type { FailedFile } from './visit';

const patienceMs = 3000;

type Fetch = typeof globalThis.fetch;
interface StampedRelease {
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Never rejects; skips releases that cannot be read. */
export async function readLaterFiles(
  tags: readonly EmbedTag[],
  fetch: Fetch,
): Promise<readonly FailedFile[]> {
  const files = await Promise.all(tags.map(({ src }) => listLaterFiles(src, fetch)));
  const once = [...new Set(files.flat())];
  return (await Promise.all(once.map((url) => findFailure(url, fetch)))).flat();
}

async function listLaterFiles(src: string, fetch: Fetch): Promise<readonly string[]> {
  const stamp = new URL(stampFile, src).href;
  const { releases = [] } = await readJson<{ releases?: readonly StampedRelease[] }>(stamp, fetch);
  const files = releases.map(async ({ base, files: first }) => {
    const folder = new URL(base, stamp);
    const release = new URL('release.json', folder).href;
    const { files: all = {} } = await readJson<{ files?: StampedRelease['files'] }>(release, fetch);
    return Object.keys(all)
      .filter((name) => name.endsWith('.js') && !Object.hasOwn(first, name))
      .map((name) => new URL(name, folder).href);
  });
  return (await Promise.all(files)).flat();
}

async function readJson<Content extends object>(url: string, fetch: Fetch): Promise<Content> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return (await response.json()) as Content;
  } catch {
    return {} as Content;
  }
}

async function findFailure(url: string, fetch: Fetch): Promise<readonly FailedFile[]> {
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(patienceMs),
    });
    // Other statuses may only mean that the server does not support HEAD.
    return status === 404 || status === 410 ? [{ url, reason: `status ${status}` }] : [];
  } catch {
    return [];
  }
}
