import type { PageState } from '../page/pageState';
import { trust } from '../page/trust';

/**
 * How a file of ours is asked for, as a script and as a preload alike: a browser does not use a preload for a request that differs
 * in one of these.
 */
export function secure<Element extends HTMLScriptElement | HTMLLinkElement>(
  element: Element,
  { nonce }: PageState,
  integrity: string | undefined,
): Element {
  element.crossOrigin = 'anonymous';
  element.integrity = integrity ?? '';
  element.nonce = nonce ?? '';
  return element;
}

/** A script of ours, by an address that comes from our build. */
export function createScript(
  window: Window,
  page: PageState,
  url: string,
  integrity: string | undefined,
): HTMLScriptElement {
  const script = secure(window.document.createElement('script'), page, integrity);
  script.async = true;
  script.src = trust(window, page).createScriptURL(url);
  return script;
}
