/** The server's numbers for places. Source: ledger CAL-5, CAL-6, OPN-27, OPN-46. */
import * as v from 'valibot';
import { locationSchema } from './location';

const regionId = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ]),
  v.transform(String),
);

export const regionInformationSchema = v.object({ regionId, ...locationSchema.entries });
export type RegionInformation = v.InferOutput<typeof regionInformationSchema>;
/** Checks the answer of getRegionInformation; throws where it is none. */
export const readRegionInformation = (json: unknown): RegionInformation =>
  v.parse(regionInformationSchema, json);

const optionalId = v.optional(v.fallback(v.optional(regionId), undefined));
const zipCodeLocationSchema = v.object({
  location: v.object({ stateRegionId: optionalId, cityRegionId: optionalId }),
});
export interface ZipCodeLocation {
  readonly stateRegionId?: string;
  readonly cityRegionId?: string;
}
/** Checks the answer of getZIPCodeLocation; throws where it holds no location. */
export const readZipCodeLocation = (json: unknown): ZipCodeLocation =>
  v.parse(zipCodeLocationSchema, json).location;

/** CAL-5: the city's number when a city was asked for, else the state's. */
export const decideRegionId = (
  { stateRegionId, cityRegionId }: ZipCodeLocation,
  hasCity: boolean,
): string | undefined => (hasCity ? cityRegionId : stateRegionId);
