/** Whether the visitor lets analytics be told. The consent script of the footer says so (CAL-15); threat S11: nothing before that. */
export interface Consent {
  /** Undefined: nobody has said anything yet. */
  readonly isGiven: () => boolean | undefined;
  /** Settles with the first word. */
  readonly whenKnown: () => Promise<boolean>;
}

const consentEvent = 'mortgage:consent';
const storageKey = 'mortgageConsent';

/** `mode` `granted`: the page has asked the visitor itself. A browser that sends Global Privacy Control is never tracked. */
export function createConsent(window: Window, mode: () => 'ask' | 'granted'): Consent {
  const refused = (window.navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  let said = readStored(window);
  const waiting: ((given: boolean) => void)[] = [];
  const isGiven = () => (refused ? false : said ?? (mode() === 'granted' ? true : undefined));
  window.addEventListener(consentEvent, (event) => {
    said = (event as CustomEvent<{ analytics?: unknown } | null>).detail?.analytics === true;
    for (const tell of waiting.splice(0)) tell(isGiven() === true);
  });
  return {
    isGiven,
    whenKnown: () => new Promise((resolve) => {
      const given = isGiven();
      if (given === undefined) waiting.push(resolve);
      else resolve(given);
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
