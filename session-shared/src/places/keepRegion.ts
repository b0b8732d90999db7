import { regionKey } from 'embed/hand-overs';
import { parseRegion } from 'mortgage-domain/places/region';
import { attempt } from '../browser/attempt';

/** REG-5: the region of the page's path; a page without one leaves the stored value alone (OPN-1). */
export function keepRegion(window: Pick<Window, 'location' | 'localStorage'>): void {
  const region = parseRegion(window.location.pathname);
  if (region) attempt(() => window.localStorage.setItem(regionKey, JSON.stringify(region)));
}
