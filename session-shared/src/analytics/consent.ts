/** Whether the visitor lets analytics be told. The consent script of the footer says so (CAL-15); threat S11: nothing before that. */
export interface Consent {
  /** Undefined: nobody has said anything yet. */
  readonly isGiven: () => boolean | undefined;
  /** Settles with the consent script's next word. */
  readonly whenSaid: () => Promise<void>;
}

const consentEvent = 'mortgage:consent';
const storageKey = 'mortgageConsent';

/** `mode` `granted`: the page has asked the visitor itself. A browser that sends Global Privacy Control is never tracked. */
export function createConsent(window: Window, mode: () => 'ask' | 'granted'): Consent {
  const refused =
    (window.navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl ===
    true;
  let said = readStored(window);
  window.addEventListener(consentEvent, (event) => {
    said = (event as CustomEvent<{ analytics?: unknown } | null>).detail?.analytics === true;
  });
  return {
    isGiven: () => (refused ? false : (said ?? (mode() === 'granted' ? true : undefined))),
    whenSaid: () =>
      new Promise((resolve) => {
        window.addEventListener(consentEvent, () => resolve(), { once: true });
      }),
  };
}

function readStored(window: Window): boolean | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === null ? undefined : stored === 'analytics';
  } catch {
    return undefined;
  }
}
