import { remoteOrigin } from '../settings/origins';
import type { DemoServerSettings } from '../settings/settings';
import type { Site } from '../sites/sites';

/** A server page fetches an include now and then, not for every visitor. */
const keptMs = 5000;
/** While the origin is away, one visitor in this time waits for it, the others are served what is known. */
const retryMs = 1000;
const limitMs = 500;
const kept = new Map<string, { readonly text: string; readonly freshUntil: number }>();

/** A stable file of a remote, as the site has it. */
export const remoteFile = (
  settings: Pick<DemoServerSettings, 'port'>,
  { isFirst, slug }: Pick<Site, 'isFirst' | 'slug'>,
  remote: string,
  file: string,
): string => `${remoteOrigin(settings, remote)}/${remote}/${isFirst ? '' : `${slug}/`}${file}`;

/** A remote's `shell.html` by its address; empty when its origin does not answer: the page is sent all the same. */
export async function fetchShell(
  settings: Pick<DemoServerSettings, 'port'>,
  site: Site,
  remote: string,
): Promise<string> {
  const url = remoteFile(settings, site, remote, 'shell.html');
  const known = kept.get(url);
  if (known && Date.now() < known.freshUntil) return known.text;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    const text = response.ok ? await response.text() : '';
    kept.set(url, { text, freshUntil: Date.now() + keptMs });
    return text;
  } catch {
    const text = known?.text ?? '';
    kept.set(url, { text, freshUntil: Date.now() + retryMs });
    return text;
  }
}
