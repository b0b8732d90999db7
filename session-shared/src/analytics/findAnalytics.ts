import { delay, type SagaGenerator } from 'typed-redux-saga';
import { isRecord } from '../browser/isRecord';
import type { AnalyticsAction } from './actions';

/** The page's analytics object (OPN-95). */
export type Analytics = Partial<Record<AnalyticsAction['method'], (detail: unknown) => void>>;

/** OPN-94: 100, 200, 400, 800, 1600 ms. */
const retryDelaysMs = [1, 2, 3, 4, 5].map((attempt) => 50 * 2 ** attempt);

/** ANA-3, ANA-4: looks for it now and five times more; undefined where it does not come. */
export function* findAnalytics(window: Window, name: string): SagaGenerator<Analytics | undefined> {
  for (const ms of [0, ...retryDelaysMs]) {
    if (ms) yield* delay(ms);
    const found: unknown = Reflect.get(window, name);
    if (isRecord(found)) return found;
  }
  return undefined;
}
