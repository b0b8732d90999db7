/** From a place or a ZIP code to the server's numbers for it. Source: CAL-5, OPN-27, OPN-46. */
import { formatLocation, type Region } from './region';

/** Of getZIPCodeLocation; getRegionInformation takes a `regionId` instead of a ZIP code. */
export type ZipCodeLocationRef =
  | { readonly location: string }
  | { readonly zipCode: string };

export const toZipCodeLocationRef = (
  place:
    | Pick<Region, 'city' | 'stateAbbreviation'>
    | { readonly zipCode: string },
): ZipCodeLocationRef =>
  'zipCode' in place
    ? { zipCode: place.zipCode }
    : { location: formatLocation(place) };

export interface ZipCodeLocation {
  readonly stateRegionId?: string;
  readonly cityRegionId?: string;
}

/** The city's number for a requested city, else the state's. */
export const decideRegionId = (
  { stateRegionId, cityRegionId }: ZipCodeLocation,
  hasCity: boolean,
): string | undefined => (hasCity ? cityRegionId : stateRegionId);
