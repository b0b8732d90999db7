import { regionKey } from 'embed/hand-overs';
import {
  parseRegion,
  readRegion,
  type Region,
} from 'mortgage-domain/places/region';
import { attempt } from 'embed/attempt';

/** REG-5: the region of the page's path; a page without one leaves the stored value alone (OPN-1). */
export function keepRegion(
  window: Pick<Window, 'location' | 'localStorage'>,
): void {
  const region = parseRegion(window.location.pathname);
  if (region) {
    attempt(() =>
      window.localStorage.setItem(regionKey, JSON.stringify(region)),
    );
  }
}

/** The region of the page that was seen last. */
export const readKeptRegion = (window: Window): Region | undefined =>
  attempt(() =>
    readRegion(JSON.parse(String(window.localStorage.getItem(regionKey)))),
  );
