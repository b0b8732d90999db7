import type { EmbedPage } from '../page';
import type { Stamp } from '../release';

/** Asks for everything a first view needs at once: a file that waited for another would cost the page a round trip. */
export function startHost(document: Document, page: EmbedPage, { releases }: Stamp): void {
  const head = document.querySelector('head') ?? document.documentElement;
  for (const { name } of releases) {
    const { base, files } = page.releases[name]!;
    for (const [file, integrity] of Object.entries(files)) preload(base + file, integrity);
  }
  const host = page.releases.embed;
  if (!host || document.querySelector('script[data-mortgage-host]')) return;
  const script = document.createElement('script');
  script.dataset.mortgageHost = '';
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = host.files[host.entry]!;
  if (page.nonce) script.nonce = page.nonce;
  script.src = host.base + host.entry;
  head.append(script);

  function preload(href: string, integrity: string): void {
    if (document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    // A preload without the hash that the later request has would not be used for it.
    link.integrity = integrity;
    link.href = href;
    head.append(link);
  }
}
