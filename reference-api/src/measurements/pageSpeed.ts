/** The speed of real visits, as histograms by page, site and release of the header. Source: docs/performance.md; threat S10. */
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { Histogram, type Registry } from 'prom-client';
import { sites } from '../sites/sites';

const mostGroups = 500;
const secondsBuckets = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5];

/** Ignores unknown sites, and new groups beyond the most. */
export function createPageSpeed(registry: Registry) {
  const createHistogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      ...{ name, help, buckets, registers: [registry] },
      labelNames: ['measure', 'page', 'site', 'release'] as const,
    });
  const seconds = createHistogram('page_seconds', 'Speed of visited pages.', secondsBuckets);
  const shift = createHistogram('page_layout_shift', 'Shift of visited pages.', shiftBuckets);
  const groups = new Set<string>();
  return ({ page, site, ...measured }: PageMeasurement, release: string): void => {
    const group = [page, site, release].join(' ');
    const isFull = groups.size >= mostGroups && !groups.has(group);
    if (isFull || !sites.some(({ slug }) => slug === site)) return;
    groups.add(group);
    const labels = { page, site, release };
    for (const [measure, ms] of [
      ['header_visible', measured.headerVisibleMs],
      ['session_shown', measured.sessionShownMs],
      ['largest_contentful_paint', measured.lcpMs],
      ['interaction_to_next_paint', measured.inpMs],
    ] as const)
      if (ms !== undefined) seconds.observe({ measure, ...labels }, ms / 1000);
    if (measured.cls !== undefined) shift.observe({ measure: 'cls', ...labels }, measured.cls);
  };
}
