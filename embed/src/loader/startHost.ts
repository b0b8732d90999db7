import type { EmbedPage } from '../page';
import type { Stamp } from '../release';
import { trust } from '../trust';

const retryDelaysMs = [500, 1500];

/** Asks for everything a first view needs at once: a file that waited for another would cost the page a round trip. */
export function startHost(
  window: Window & typeof globalThis,
  page: EmbedPage,
  { releases }: Stamp,
): void {
  const { document } = window;
  // `document.head` may be a form of the page's own (F57).
  const head = document.querySelector('head') ?? document.documentElement;
  for (const { name } of releases) {
    const { base, files } = page.releases[name]!;
    for (const [file, integrity] of Object.entries(files)) preload(base + file, integrity);
  }
  const host = page.releases.embed;
  if (host && !document.querySelector('script[data-mortgage-host]')) ask(host.base + host.entry, 0);

  function preload(href: string, integrity: string): void {
    if (document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    // A preload without the hash that the later request has would not be used for it.
    link.integrity = integrity;
    if (page.nonce) link.nonce = page.nonce;
    link.href = href;
    head.append(link);
  }

  /** Everything else is tried again by the host; only its own file is tried again from here (F01 to F07). */
  function ask(url: string, attempt: number): void {
    const script = document.createElement('script');
    script.dataset.mortgageHost = '';
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = host!.files[host!.entry]!;
    if (page.nonce) script.nonce = page.nonce;
    script.onload = script.onerror = () => page.show || again();
    script.src = trust(window, page).createScriptURL(attempt ? `${url}?retry=${attempt}` : url);
    head.append(script);

    function again(): void {
      const delayMs = retryDelaysMs[attempt];
      // It stays in the document until then: a loader that comes meanwhile must not ask beside us.
      if (delayMs)
        return void setTimeout(
          () => {
            script.remove();
            ask(url, attempt + 1);
          },
          delayMs * (1 + Math.random() / 2),
        );
      script.remove();
      if (attempt === retryDelaysMs.length) {
        console.warn('[mortgage embed] the page host could not be loaded; the static views stay.');
        for (const { remote, element } of page.slots)
          element.dispatchEvent(
            new CustomEvent('mortgage:remoteFailed', {
              detail: { remote, reason: 'hostUnavailable' },
              bubbles: true,
            }),
          );
      }
      const wait = { once: true };
      const askAgain = () =>
        document.querySelector('script[data-mortgage-host]') ?? ask(url, attempt + 1);
      window.addEventListener('online', askAgain, wait);
      document.addEventListener('visibilitychange', askAgain, wait);
    }
  }
}
