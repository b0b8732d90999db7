/** What the server knows of a region. Source: ledger CAL-6, OPN-46. */
import * as v from 'valibot';
import { locationSchema } from './location';
import { regionIdSchema } from './regionId';

export const regionInformationSchema = v.object({
  regionId: regionIdSchema,
  ...locationSchema.entries,
});
export type RegionInformation = v.InferOutput<typeof regionInformationSchema>;

/** Checks the answer of getRegionInformation; throws where it is none. */
export const readRegionInformation = (json: unknown): RegionInformation =>
  v.parse(regionInformationSchema, json);
