import { targetAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { attempt, queryAll } from './ask';
import { findFrozen, findReplaced } from './builtIns';
import type { EmbedTag, PageFacts, PageReport } from './pageReport';
import { readSlots } from './slots';

/** https://wicg.github.io/layout-instability: not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift';

/** Adds up the layout shifts since the document began; the returned function reads the page. */
export function watchPage(): () => PageReport {
  let layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  return () => ({ page: readPage(), layoutShift });
}

/** Reads a page whose globals may be anything; never throws. */
export function readPage(): PageFacts {
  const tags = queryAll('script[src*="/embed.js"]').flatMap(readTag);
  return {
    tags,
    slots: readSlots(tags),
    replaced: findReplaced(),
    frozen: findFrozen(),
    storageBlocked: !attempt(() => [localStorage.getItem('x')], undefined),
    cookiesBlocked: !navigator.cookieEnabled,
    isQuirksMode: document.compatMode === 'BackCompat',
    isSecure: attempt(() => isSecureContext, false),
  };
}

function readTag(tag: Element): readonly EmbedTag[] {
  const src = tag instanceof HTMLScriptElement ? tag.src : '';
  const remote = remotes.find(({ name }) => src.includes(`/${name}/`));
  if (!remote) return [];
  const selector = tag.getAttribute(targetAttribute) || remote.element;
  return [{ remote: remote.name, src, selector, hasIntegrity: tag.hasAttribute('integrity') }];
}
