/** What analytics is told. Source: ledger ANA-1..7, OPN-96. */
import type { TrackingEvent } from '../state/contract';

export const tracked = (event: TrackingEvent) =>
  ({ type: 'analytics/tracked', method: 'track', detail: event }) as const;
export const pageViewed = (path: string) =>
  ({ type: 'analytics/pageViewed', method: 'page', detail: { path } }) as const;
export const identified = (identity: string) =>
  ({ type: 'analytics/identified', method: 'identify', detail: identity }) as const;

export type AnalyticsAction = ReturnType<typeof tracked | typeof pageViewed | typeof identified>;
export const analyticsTypes: readonly AnalyticsAction['type'][] = [
  'analytics/tracked',
  'analytics/pageViewed',
  'analytics/identified',
];
