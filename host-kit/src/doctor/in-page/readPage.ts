import { attempt } from 'embed/attempt';
import { queryAll, readGlobal } from './ask';
import { findFrozen, findReplaced } from './builtIns';
import type { PageFacts, PageReport } from './pageReport';
import { readSlots } from './slots';
import { readTags } from './tags';

/** https://wicg.github.io/layout-instability: not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up the layout shifts since the document began; the returned function reads the page. */
export function watchPage(): (replaced?: readonly string[]) => PageReport {
  let layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const {
      value,
      hadRecentInput,
    } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) {
        layoutShift += value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  return (replaced) => ({ page: readPage(replaced), layoutShift });
}

/** Reads a page whose globals may be anything; never throws. */
export function readPage(replaced = findReplaced()): PageFacts {
  const found = readTags();
  return {
    ...found,
    slots: readSlots(found.tags),
    replaced,
    frozen: findFrozen(),
    stealsTaps:
      readGlobal('FastClick') !== undefined &&
      queryAll('.needsclick').length === 0,
    storageBlocked: !attempt(() => [localStorage.getItem('x')]),
    isQuirksMode: document.compatMode === 'BackCompat',
    isSecure: attempt(() => isSecureContext) === true,
  };
}
