/** Events for the page's analytics. Source: ledger ANA-1..7, CON-21, OPN-96. */
import type { Environment } from 'mortgage-domain/site/siteConfig';

/** No personal data: a label is a link's text or a fixed word (OPN-96 S10). */
export interface TrackingEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
}

export const tracked = (event: TrackingEvent) =>
  ({ type: 'analytics/tracked', method: 'track', detail: event }) as const;
export const pageViewed = (path: string, environment: Environment) =>
  ({
    type: 'analytics/pageViewed',
    method: 'page',
    detail: { path, environment },
  }) as const;
export const identified = (identity: string) =>
  ({
    type: 'analytics/identified',
    method: 'identify',
    detail: identity,
  }) as const;

export type AnalyticsAction = ReturnType<
  typeof tracked | typeof pageViewed | typeof identified
>;
