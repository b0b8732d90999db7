import { footerScriptAttribute } from 'embed/hand-overs';
import { trustedScriptUrl } from 'embed/trust';

/**
 * Appends a script to the place, once per page (FTR-11). A page that forbids it stays as it is
 * (F45, F49).
 */
export function appendScript(place: Element, src: string): void {
  const { ownerDocument } = place;
  if (ownerDocument.querySelector(`[${footerScriptAttribute}]`)) return;
  try {
    const script = ownerDocument.createElement('script');
    script.async = true;
    // Known to be of this page's own origin (OPN-110).
    script.src = trustedScriptUrl(window, src);
    script.setAttribute(footerScriptAttribute, '');
    place.append(script);
  } catch (error) {
    console.warn('[mortgage footer] the page does not allow the footer script.', error);
  }
}
