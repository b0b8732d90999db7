import type { EmbedPage } from '../page';
import type { Stamp } from '../release';

/** Asks for everything a first view needs at once: a file that waited for another would cost the page a round trip. */
export function startHost(document: Document, page: EmbedPage, { remote }: Stamp): void {
  const head = document.querySelector('head') ?? document.documentElement;
  for (const name of ['embed', 'session-shared', remote]) {
    const release = page.releases[name];
    if (!release) continue;
    for (const file of [release.entry, ...release.firstChunks]) preload(release.base + file);
  }
  const host = page.releases.embed;
  if (!host || document.querySelector('script[data-mortgage-host]')) return;
  const script = document.createElement('script');
  script.dataset.mortgageHost = '';
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (page.nonce) script.nonce = page.nonce;
  script.src = host.base + host.entry;
  head.append(script);

  function preload(href: string): void {
    if (document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.href = href;
    head.append(link);
  }
}
