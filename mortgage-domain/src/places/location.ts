/** The visitor's location. @source ledger ENT-8, CAL-6, OPN-46 */
import * as v from 'valibot';
import { readAnswer, shownText } from '../wire/readAnswer';
import type { Region } from './region';

const part = v.optional(v.fallback(shownText(), ''), '');
export const locationSchema = v.object({
  cityName: part,
  metroName: part,
  countyName: part,
  stateAbbreviation: part,
  zipCode: part,
  stateName: part,
});
/** Unknown parts are empty. */
export type Location = v.InferOutput<typeof locationSchema>;

/**
 * Throws for anything else.
 * @example readLocation({ cityName: 'Oakland' }).cityName // 'Oakland'
 */
export const readLocation = (json: unknown): Location => readAnswer(locationSchema, json);

/** OPN-46: `CA`, or `Los Angeles, CA`. */
export const formatLocation = ({
  city,
  stateAbbreviation,
}: Pick<Region, 'city' | 'stateAbbreviation'>): string =>
  city ? `${city}, ${stateAbbreviation}` : stateAbbreviation;
