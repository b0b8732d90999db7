import type { PageState } from '../page/pageState';
import { trust } from '../page/trust';

/** Request attributes of scripts and preloads. They must agree, or the browser ignores the preload. */
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

/** A script element for an address that comes from our build. */
export function createScript(
  window: Window,
  page: PageState,
  url: string,
  integrity: string | undefined,
): HTMLScriptElement {
  const script = secure(
    window.document.createElement('script'),
    page,
    integrity,
  );
  script.async = true;
  script.src = trust(window, page).createScriptURL(url);
  return script;
}
