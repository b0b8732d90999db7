/** The script of the page's host that loads the consent script. Source: ledger FTR-11, OPN-110; faults F45, F49, F60, F90. */
import { footerScriptAttribute } from 'embed/hand-overs';
import { pageFetch } from 'embed/page-fetch';
import { trustedScriptUrl } from 'embed/trust';
import { toSameOriginAddress } from 'mortgage-domain/links/redirect';

/**
 * Appends a script of this page's own origin, once. A host that answers every path with a page would have that page run
 * as a script, so the address is asked first: markup and errors are refused with a warning.
 */
export function appendFooterScript(place: Element, address: string): void {
  const { ownerDocument } = place;
  const src = toSameOriginAddress(address, window.location.origin);
  if (!src || ownerDocument.querySelector(`[${footerScriptAttribute}]`)) {
    return;
  }
  const script = ownerDocument.createElement('script');
  script.async = true;
  script.setAttribute(footerScriptAttribute, '');
  place.append(script);
  void run(script, src);
}

/** An element without an address runs nothing; it keeps the place, so that no other mount asks again. */
async function run(script: HTMLScriptElement, src: string): Promise<void> {
  if (!(await isScript(src))) {
    console.warn(
      `[mortgage footer] ${src} is no script, so nothing is tracked. Serve it, or pass it on (docs/proxies.md).`,
    );
    return;
  }
  try {
    script.src = trustedScriptUrl(window, src);
  } catch (error) {
    console.warn(
      '[mortgage footer] the page does not allow the footer script.',
      error,
    );
  }
}

async function isScript(src: string): Promise<boolean> {
  try {
    const response = await pageFetch(window)(src);
    const type = response.headers.get('content-type') ?? '';
    // A body that is read to its end is in the cache, for the script element.
    await response.text();
    return response.ok && !/html|xml|json/.test(type);
  } catch {
    return false;
  }
}
