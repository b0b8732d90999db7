import { delay, type SagaGenerator } from 'typed-redux-saga';
import { isRecord } from '../browser/isRecord';
import type { AnalyticsAction } from './actions';

/** The page's analytics object (OPN-95). */
export type Analytics = Partial<Record<AnalyticsAction['method'], (detail: unknown) => void>>;

/** OPN-94: 100, 200, 400, 800, 1600 ms. */
const retryDelaysMs = [1, 2, 3, 4, 5].map((attempt) => 50 * 2 ** attempt);

export function readAnalytics(window: Window, name: string): Analytics | undefined {
  const found: unknown = Reflect.get(window, name);
  return isRecord(found) ? found : undefined;
}

/** ANA-3, ANA-4: looks for it again a few times. */
export function* waitForAnalytics(
  window: Window,
  name: string,
): SagaGenerator<Analytics | undefined> {
  for (const ms of retryDelaysMs) {
    yield* delay(ms);
    const found = readAnalytics(window, name);
    if (found) return found;
  }
  return undefined;
}
