import { remoteOrigin, type PublishedFiles } from '../settings/origins';
import type { DemoServerSettings } from '../settings/settings';
import type { Site } from '../sites/sites';

/** A server page fetches an include now and then, not for every visitor. */
const keptMs = 5000;
/** While the origin is away, one visitor in this time waits for it, the others are served what is known. */
const retryMs = 1000;
const limitMs = 500;
interface Kept {
  /** A promise while the first copy is on its way. */
  readonly text: string | Promise<string>;
  readonly freshUntil: number;
}
const kept = new Map<string, Kept>();

type Addresses = Pick<DemoServerSettings, 'port'> & Partial<Pick<DemoServerSettings, 'operation'>>;

/** A stable file of a remote, as the site has it. */
export const remoteFile = (
  settings: PublishedFiles,
  { isFirst, slug }: Pick<Site, 'isFirst' | 'slug'>,
  remote: string,
  file: string,
): string => `${remoteOrigin(settings, remote)}/${remote}/${isFirst ? '' : `${slug}/`}${file}`;

/** A remote's `shell.html` by its address; empty when its origin has never answered: the page is sent all the same. */
export async function fetchShell(settings: Addresses, site: Site, remote: string): Promise<string> {
  const inside = {
    port: settings.port,
    operation: { staticOrigin: settings.operation?.shellOrigin },
  };
  const url = remoteFile(inside, site, remote, 'shell.html');
  const known = kept.get(url);
  if (known && Date.now() < known.freshUntil) return known.text;
  const keep = (text: Kept['text'], forMs: number) => {
    kept.set(url, { text, freshUntil: Date.now() + forMs });
    return text;
  };
  const coming = download(url).then(
    (text) => keep(text, keptMs),
    () => keep(known?.text ?? '', retryMs),
  );
  // Whoever comes while it is on its way asks no second time.
  void keep(known?.text ?? coming, retryMs);
  return coming;
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}
