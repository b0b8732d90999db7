import { pageFetch } from 'embed/page-fetch';

/** What the session needs of the browser; replaced in tests. */
export interface SessionEnvironment {
  readonly window: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
}

export const browserEnvironment = (): SessionEnvironment => ({
  window,
  fetch: pageFetch(window),
  navigate: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
});
