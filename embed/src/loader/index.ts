/**
 * The loader: what `embed.js` runs. It paints this remote's shell at once and starts everything else in parallel.
 * The stamp is put around this program when it is published (publishing/stamp.ts).
 */
import type { Stamp } from '../release';
import { openPage } from '../page';
import { findOwnScript } from './ownScript';
import { paintShell } from './paintShell';
import { publishPageApi } from './pageApi';
import { startHost } from './startHost';
import { whenTargetIsThere } from './target';

declare const __EMBED_STAMP__: Stamp;

export function load(stamp: Stamp, window: Window & typeof globalThis): void {
  const { document } = window;
  const script = findOwnScript(document, stamp.remote);
  if (!script || script.hasAttribute('data-embed-seen')) return;
  script.setAttribute('data-embed-seen', '');
  const page = openPage(window);
  if (script.nonce) page.nonce = script.nonce;
  for (const release of stamp.releases) page.releases[release.name] ??= { ...release, base: new URL(release.base, script.src).href };

  // The view comes first: on a slow phone even the preload links would delay its frame.
  whenTargetIsThere(document, stamp.remote, script.dataset.target, (element) => {
    const slot = { remote: stamp.remote as never, element: paintShell(window, element, stamp), attributes: { ...script.dataset } };
    page.slots.push(slot);
    page.show?.(slot);
  });
  publishPageApi(window);
  startHost(document, page, stamp);
}

load(__EMBED_STAMP__, window);
