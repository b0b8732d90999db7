/**
 * The doctor's program in the page: watches from before the page's first script, and reads the page when it is asked. Bundled
 * and injected by ../agentProgram.ts.
 */
import { recordHistory } from './pageHistory';
import type { PageReport, Violation } from './pageReport';
import { readPage } from './readPage';

/** What happened while the page loaded. */
const violations: Violation[] = [];
let layoutShift = 0;
const readHistory = recordHistory(document);

document.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI, sample }) => {
    // By index: the page may have a `push` of its own by then.
    violations[violations.length] = { directive: effectiveDirective, blocked: blockedURI, sample };
  },
);

/** https://wicg.github.io/layout-instability: not among TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift';

new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });

// A string, not a symbol: a page may have taken `Symbol` away (F54).
Object.defineProperty(window, 'embedDoctor', {
  value: (): PageReport => ({
    page: readPage(),
    violations,
    layoutShift,
    history: readHistory(),
  }),
});
