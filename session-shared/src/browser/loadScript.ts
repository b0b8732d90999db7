/** Scripts of others that the session needs, also on a page with a nonce policy or Trusted Types (F49). */
import { addedAttribute } from 'embed/hand-overs';
import { trustedScriptUrl } from 'embed/trust';

/** The build's own nonce, set for the page by embed's runtime plugin. */
declare const __webpack_nonce__: string | undefined;

export interface LoadingScript {
  /** Settles when the script has run, rejects when it does not load or the page forbids it. */
  readonly loaded: Promise<void>;
  readonly remove: () => void;
}

export function loadScript(window: Window, address: string): LoadingScript {
  const { document } = window;
  const script = document.createElement('script');
  script.async = true;
  script.setAttribute(addedAttribute, '');
  if (typeof __webpack_nonce__ === 'string') {
    script.nonce = __webpack_nonce__;
  }
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      const { pathname } = new URL(address, document.baseURI);
      reject(new Error(`The script ${pathname} could not be loaded.`));
    };
    script.src = trustedScriptUrl(window, address);
    document.documentElement.append(script);
  });
  return { loaded, remove: () => script.remove() };
}
