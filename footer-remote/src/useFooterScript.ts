import { useEffect, useRef, type RefObject } from 'react';
import { footerScriptAttribute } from 'embed/hand-overs';
import { trustedScriptUrl } from 'embed/trust';
import { toSameOriginAddress } from 'mortgage-domain/links/redirect';

/**
 * FTR-11: appends `footer.js` to the mount element, because consent scripts look for themselves in the page, not in a shadow root.
 * @param address empty for none
 */
export function useFooterScript(address: string): RefObject<HTMLElement | null> {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = footer.current?.getRootNode();
    if (!footer.current || !address) return;
    appendScript(root instanceof ShadowRoot ? root.host : footer.current, address);
  }, [address]);
  return footer;
}

/**
 * Appends a script of this page's own origin, once per page (FTR-11), whatever the page's `<base>` is (OPN-110, F60). A page that
 * forbids the script stays as it is (F45, F49).
 */
function appendScript(place: Element, address: string): void {
  const { ownerDocument } = place;
  const src = toSameOriginAddress(address, window.location.origin);
  if (!src || ownerDocument.querySelector(`[${footerScriptAttribute}]`)) return;
  try {
    const script = ownerDocument.createElement('script');
    script.async = true;
    script.src = trustedScriptUrl(window, src);
    script.setAttribute(footerScriptAttribute, '');
    place.append(script);
  } catch (error) {
    console.warn('[mortgage footer] the page does not allow the footer script.', error);
  }
}
