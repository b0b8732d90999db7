/** Whether analytics may track the visitor. The footer's consent script decides (CAL-15); threat S11: nothing before that. */
import { consentEvent, consentKey } from 'embed/hand-overs';
import { attempt } from 'embed/attempt';
import { isRecord } from 'mortgage-domain/wire/isRecord';

export interface Consent {
  readonly decision: () => 'pending' | 'given' | 'refused';
  readonly changed: () => Promise<void>;
}

/** `mode` `granted`: the page has asked the visitor itself. A browser that sends Global Privacy Control is never tracked. */
export function createConsent(
  window: Window,
  mode: () => 'ask' | 'granted',
): Consent {
  if (Reflect.get(window.navigator, 'globalPrivacyControl') === true) {
    return {
      decision: () => 'refused',
      changed: () => new Promise(() => undefined),
    };
  }
  let stored = readStored(window);
  let isGiven = stored;
  window.addEventListener(consentEvent, (event) => {
    isGiven = readDecision(event);
  });
  // Decided in another tab, or on a page that the visitor has left for this one. An unchanged one is older than the event.
  for (const name of ['storage', 'pageshow']) {
    window.addEventListener(name, () => {
      const now = readStored(window);
      if (now !== stored) {
        isGiven = now ?? isGiven;
      }
      stored = now;
    });
  }
  return {
    decision() {
      if (isGiven === undefined) {
        return mode() === 'granted' ? 'given' : 'pending';
      }
      return isGiven ? 'given' : 'refused';
    },
    changed: () =>
      new Promise((resolve) => {
        for (const name of [consentEvent, 'storage', 'pageshow']) {
          window.addEventListener(name, () => resolve(), { once: true });
        }
      }),
  };
}

const readStored = (window: Window): boolean | undefined =>
  attempt(() => {
    const stored = window.localStorage.getItem(consentKey);
    return stored === null ? undefined : stored === 'analytics';
  });

/** `detail: { analytics: true }` gives it, anything else refuses. */
function readDecision(event: Event): boolean {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  return isRecord(detail) && detail.analytics === true;
}
