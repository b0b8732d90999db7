/** The server's answers about places. Source: ledger ENT-8, CAL-5, CAL-6, OPN-46. */
import * as v from 'valibot';
import { readAnswer, shownText } from '../wire/readAnswer';
import type { ZipCodeLocation } from './zipCodeLocation';

/** The server's number for a state or a city, sent as a text or as a number. */
const regionIdSchema = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ]),
  v.transform(String),
);

const part = v.optional(v.fallback(shownText(), ''), '');
export const regionInformationSchema = v.object({
  regionId: regionIdSchema,
  cityName: part,
  metroName: part,
  countyName: part,
  stateAbbreviation: part,
  zipCode: part,
  stateName: part,
});
/** Unknown parts are empty. */
export type RegionInformation = v.InferOutput<typeof regionInformationSchema>;

/** Throws for anything but the answer of getRegionInformation. */
export const readRegionInformation = (json: unknown): RegionInformation =>
  readAnswer(regionInformationSchema, json);

const optionalId = v.optional(
  v.fallback(v.optional(regionIdSchema), undefined),
);
export const zipCodeLocationSchema = v.object({
  location: v.object({ stateRegionId: optionalId, cityRegionId: optionalId }),
});

/** Checks the answer of getZIPCodeLocation; throws where it holds no location. */
export const readZipCodeLocation = (json: unknown): ZipCodeLocation =>
  readAnswer(zipCodeLocationSchema, json).location;
