import { createFederationScript } from '../federation/createFederationScript';
import type { EmbedPage, Slot } from '../page';
import { trust } from '../trust';

/** A loader that does not answer must not hold up the next attempt. */
const limitMs = 3000;

/**
 * Asks for the slot's loader past every cache: its stamp names the releases that are current now. A page that was open while
 * its release was taken away finds its way so, without a reload (F11). What runs already stays.
 */
export async function renewReleases(
  window: Window,
  page: EmbedPage,
  slot: Slot,
  attempt: number,
  settled: ReadonlySet<string>,
): Promise<void> {
  const { document } = window;
  const script = createFederationScript(document, {
    url: `${slot.script}?retry=${attempt}`,
    attrs: slot.attributes.target ? { 'data-target': slot.attributes.target } : {},
    nonce: page.nonce,
    trust: trust(window, page),
  });
  const show = page.show;
  await new Promise<void>((resolve) => {
    // The loader hands its slot over while it runs, before its load event.
    page.show = (found) => {
      if (!found.script.startsWith(script.src)) return show?.(found);
      page.slots.splice(page.slots.indexOf(found), 1);
      for (const release of found.releases)
        if (!settled.has(release.name)) page.releases[release.name] = release;
    };
    script.onload = script.onerror = () => resolve();
    setTimeout(resolve, limitMs);
    (document.querySelector('head') ?? document.documentElement).append(script);
  });
  page.show = show;
  script.remove();
}
