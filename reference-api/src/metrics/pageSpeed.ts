/** The speed of real visits, as histograms by page, site and release of the header. Source: docs/performance.md; threat S10. */
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { Histogram, type Registry } from 'prom-client';
import { sites } from '../sites/sites';

const mostGroups = 500;
const secondsBuckets = [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8];
const shiftBuckets = [0.01, 0.05, 0.1, 0.25, 0.5];

export interface PageSpeed {
  /** Ignores unknown sites and releases, and new groups beyond the most. */
  readonly observe: (measurement: PageMeasurement, knownReleases: readonly string[]) => void;
}

export function createPageSpeed(registry: Registry): PageSpeed {
  const labelNames = ['page', 'site', 'release'] as const;
  const registers = [registry];
  const seconds = new Histogram({
    name: 'page_seconds',
    help: 'Speed of pages that visitors measured after consent.',
    labelNames: ['measure', ...labelNames],
    buckets: secondsBuckets,
    registers,
  });
  const shift = new Histogram({
    name: 'page_layout_shift',
    help: 'Cumulative layout shift of pages that visitors measured after consent.',
    labelNames,
    buckets: shiftBuckets,
    registers,
  });
  const groups = new Set<string>();
  return {
    observe({ page, site, cls, ...measured }, knownReleases) {
      const header = knownReleases.find((release) => release.startsWith('header-remote/'));
      const release = header?.split('/')[1] ?? 'none';
      const group = [page, site, release].join(' ');
      if (!sites.some(({ slug }) => slug === site)) return;
      if (!groups.has(group) && groups.size >= mostGroups) return;
      groups.add(group);
      const labels = { page, site, release };
      for (const [measure, ms] of [
        ['header_visible', measured.headerVisibleMs],
        ['session_shown', measured.sessionShownMs],
        ['largest_contentful_paint', measured.lcpMs],
        ['interaction_to_next_paint', measured.inpMs],
      ] as const)
        if (ms !== undefined) seconds.observe({ measure, ...labels }, ms / 1000);
      if (cls !== undefined) shift.observe(labels, cls);
    },
  };
}
