/** One measurement of this page, sent when it is first left or hidden. Fetched after consent. */
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { Consent } from '../analytics/consent';
import {
  buildMeasurement,
  type Measured,
  type Vitals,
} from './buildMeasurement';

/** Handed over, not imported: a module that both chunks share would be larger in the first one. */
export interface Destination extends Measured {
  readonly url: string;
  /** Checked again when it is sent: the visitor may have withdrawn it. */
  readonly consent: Pick<Consent, 'decision'>;
}

/** The browser has entries up to now; observers add the later ones. */
export function measurePage(
  window: Window,
  { url, consent, ...measured }: Destination,
): void {
  const { document } = window;
  const vitals: Partial<Record<keyof Vitals, number>> = {};
  const keep = ({
    name,
    value,
  }: {
    readonly name: string;
    readonly value: number;
  }): void => {
    vitals[name as keyof Vitals] = value;
  };
  const always = { reportAllChanges: true };
  onFCP(keep);
  onCLS(keep, always);
  onINP(keep, always);
  onLCP(keep, always);
  // After theirs, so that the last values are in. A page that is left is hidden first.
  const sendOnce = (): void => {
    if (document.visibilityState !== 'hidden') {
      return;
    }
    document.removeEventListener('visibilitychange', sendOnce);
    if (consent.decision() !== 'given') {
      return;
    }
    try {
      send(
        window,
        url,
        JSON.stringify(buildMeasurement(window, measured, vitals)),
      );
    } catch {
      // The page may have replaced a function that this needs: then it is not measured.
    }
  };
  document.addEventListener('visibilitychange', sendOnce);
}

/** To another site as a text, which needs no preflight request. */
const send = (
  { navigator }: Window,
  url: string,
  measurement: string,
): boolean =>
  navigator.sendBeacon(
    url,
    url.startsWith('/')
      ? new Blob([measurement], { type: 'application/json' })
      : measurement,
  );
