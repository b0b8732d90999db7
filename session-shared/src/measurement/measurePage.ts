/** One measurement of this page, sent when it is first left or hidden. Fetched after consent. */
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { attempt } from 'embed/attempt';
import type { Consent } from '../analytics/consent';
import {
  buildMeasurement,
  type Measured,
  type Vitals,
} from './buildMeasurement';
import { createMeasurementPost } from './measurementPost';

/** Handed over, not imported: a module that both chunks share would be larger in the first one. */
export interface Destination extends Measured {
  readonly url: string;
  /** Checked again when it is sent: the visitor may have withdrawn it. */
  readonly consent: Consent;
}

interface Vital {
  readonly name: string;
  readonly value: number;
}

/** The browser has entries up to now; observers add the later ones. */
export function measurePage(
  window: Window,
  { url, consent, ...measured }: Destination,
): void {
  const { document } = window;
  const vitals: Partial<Record<keyof Vitals, number>> = {};
  const isAllowed = (): boolean => consent.decision() === 'given';
  const post = createMeasurementPost(window, url, () =>
    JSON.stringify(buildMeasurement(window, measured, vitals)),
  );
  let isSent = false;

  const follow = (): void => {
    if (!isSent && isAllowed()) {
      post.hold();
    } else {
      post.drop();
    }
  };

  const keep = ({ name, value }: Vital): void => {
    vitals[name as keyof Vitals] = value;
    follow();
  };

  const followConsent = async (): Promise<void> => {
    while (!isSent) {
      follow();
      await consent.changed();
    }
  };

  const sendOnce = (): void => {
    if (document.visibilityState !== 'hidden') {
      return;
    }
    document.removeEventListener('visibilitychange', sendOnce);
    isSent = true;
    if (isAllowed()) {
      post.send();
    } else {
      post.drop();
    }
  };

  const always = { reportAllChanges: true };
  onFCP(keep);
  onCLS(keep, always);
  onINP(keep, always);
  onLCP(keep, always);
  // After the library's own listeners, so that the last values are in. A page that is left is hidden first.
  document.addEventListener('visibilitychange', sendOnce);
  // Steps of a lead are marks.
  attempt(() => new PerformanceObserver(follow).observe({ type: 'mark' }));
  void followConsent();
}
