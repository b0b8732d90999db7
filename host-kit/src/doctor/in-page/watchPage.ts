/** Watches a page from inside, and reads it when it is asked. What happened before it began, it does not know. */
import { recordHistory } from './pageHistory';
import type { PageReport, Violation } from './pageReport';
import { readPage } from './readPage';

/** https://wicg.github.io/layout-instability: not among TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift';

export function watchPage(): () => PageReport {
  const violations: Violation[] = [];
  let layoutShift = 0;
  const readHistory = recordHistory(document);

  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) => {
      // By index: the page may have a `push` of its own by then.
      violations[violations.length] = {
        directive: effectiveDirective,
        blocked: blockedURI,
        sample,
      };
    },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  return () => ({ page: readPage(), violations, layoutShift, history: readHistory() });
}
