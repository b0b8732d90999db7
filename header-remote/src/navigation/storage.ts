import { regionKey } from 'embed/hand-overs';
import { parseRegion, readRegion, type Region } from 'mortgage-domain/places/region';

/**
 * The region of the page, else the one the browser keeps (REG-5); undefined where neither is known
 * or storage is blocked (F34).
 */
export function readKnownRegion(): Region | undefined {
  const ofPage = parseRegion(window.location.pathname);
  if (ofPage) return ofPage;
  try {
    return readRegion(JSON.parse(window.localStorage.getItem(regionKey) ?? 'null'));
  } catch {
    return undefined;
  }
}
