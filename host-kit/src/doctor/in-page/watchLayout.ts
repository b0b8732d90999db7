/** https://wicg.github.io/layout-instability: not in TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift =>
  entry.entryType === 'layout-shift';

/** Adds up the layout shifts since the document began. */
export function watchLayout(): () => number {
  let layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isLayoutShift(entry) && !entry.hadRecentInput) layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  return () => layoutShift;
}
