/** From a place or a ZIP code to the server's numbers for it. Source: CAL-5, OPN-27, OPN-46. */
import * as v from 'valibot';
import { readAnswer } from '../wire/readAnswer';
import { formatLocation } from './location';
import type { Region } from './region';
import { regionIdSchema } from './regionInformation';

/** Of getZIPCodeLocation; getRegionInformation takes a `regionId` instead of a ZIP code. */
export type ZipCodeLocationRef = { readonly location: string } | { readonly zipCode: string };

export const toZipCodeLocationRef = (
  place: Pick<Region, 'city' | 'stateAbbreviation'> | { readonly zipCode: string },
): ZipCodeLocationRef =>
  'zipCode' in place ? { zipCode: place.zipCode } : { location: formatLocation(place) };

const optionalId = v.optional(v.fallback(v.optional(regionIdSchema), undefined));
export const zipCodeLocationSchema = v.object({
  location: v.object({ stateRegionId: optionalId, cityRegionId: optionalId }),
});
export interface ZipCodeLocation {
  readonly stateRegionId?: string;
  readonly cityRegionId?: string;
}

/** Checks the answer of getZIPCodeLocation; throws where it holds no location. */
export const readZipCodeLocation = (json: unknown): ZipCodeLocation =>
  readAnswer(zipCodeLocationSchema, json).location;

/** The city's number when a city was asked for, else the state's. */
export const decideRegionId = (
  { stateRegionId, cityRegionId }: ZipCodeLocation,
  hasCity: boolean,
): string | undefined => (hasCity ? cityRegionId : stateRegionId);
