/** A region's number and names. Source: ledger CAL-5, CAL-6, OPN-46. */
import * as v from 'valibot';
import { readAnswer } from '../wire/readAnswer';
import { locationSchema } from './location';

/** The server's number for a state or a city, sent as a text or as a number. */
export const regionIdSchema = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ]),
  v.transform(String),
);

export const regionInformationSchema = v.object({
  regionId: regionIdSchema,
  ...locationSchema.entries,
});
export type RegionInformation = v.InferOutput<typeof regionInformationSchema>;

/** Throws for anything but the answer of getRegionInformation. */
export const readRegionInformation = (json: unknown): RegionInformation =>
  readAnswer(regionInformationSchema, json);
