/** Public facts about cities and ZIP codes, enough of them to try every state: read once, and checked. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const zip = v.pipe(v.string(), v.regex(/^\d{5}$/));
const state = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A city with its ZIP codes, from-to. */
const citySchema = v.strictObject({
  state,
  name: v.string(),
  county: v.string(),
  /** The city that names the area around it, of another state now and then. */
  metro: v.string(),
  firstZip: zip,
  lastZip: zip,
});
/** ZIP codes of a state, from-to by their first digits. */
const zipDigits = v.pipe(v.string(), v.regex(/^(\d{3}|\d{5})$/));
const zipRangeSchema = v.strictObject({ state, first: zipDigits, last: zipDigits });

/** Rows by the names of the first line; our values contain no comma. */
function readTable(file: string): Record<string, string | undefined>[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

export const cityRows = v.parse(v.array(citySchema), readTable('cities.csv'));
/** The first match counts, so exceptions stand above their surroundings. */
export const zipRanges = v.parse(v.array(zipRangeSchema), readTable('zipRanges.csv'));
