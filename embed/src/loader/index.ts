/**
 * The loader: what `embed.js` runs. It paints this remote's shell at once and starts everything else in parallel.
 * The stamp is put around this program when it is published (publishing/stamp.ts).
 */
import type { Stamp } from '../release';
import { createPage, openPage } from '../page';
import { decideSupport } from './decideSupport';
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
  const isSupported = decideSupport(window);
  const page = isSupported ? openPage(window) : createPage();
  if (script.nonce) page.nonce = script.nonce;
  const releases = stamp.releases.map((release) => ({
    ...release,
    base: new URL(release.base, script.src).href,
  }));
  for (const release of releases) page.releases[release.name] ??= release;

  // The view comes first: on a slow phone even the preload links would delay its frame.
  whenTargetIsThere(document, stamp.remote, script.dataset.target, (element) => {
    const slot = {
      ...stamp,
      releases,
      remote: stamp.remote as never,
      element: paintShell(window, page, element, stamp),
      attributes: { ...script.dataset },
      script: script.src,
    };
    page.slots.push(slot);
    page.show?.(slot);
  });
  try {
    if (!isSupported) throw new TypeError('symbols or prototypes that can be added to are missing');
    publishPageApi(window);
    startHost(window, page, stamp);
  } catch (error) {
    console.warn(
      `[mortgage embed] nothing of ours can run on this page; ${stamp.remote} stays static.`,
      error,
    );
  }
}

load(__EMBED_STAMP__, window);
