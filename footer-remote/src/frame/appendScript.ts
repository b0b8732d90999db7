import { footerScriptAttribute } from 'embed/hand-overs';
import { trustedScriptUrl } from 'embed/trust';
import { toSameOriginAddress } from 'mortgage-domain/links/redirect';

/**
 * Appends a script of this page's own origin to the place, once per page (FTR-11); one of any other
 * is refused, whoever names it, and wherever the page's `<base>` leads (OPN-110, F60). A page that
 * forbids it stays as it is (F45, F49).
 */
export function appendScript(place: Element, address: string): void {
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
