/** The server's number for a state or a city. Source: ledger CAL-5, CAL-6. */
import * as v from 'valibot';

/** Digits, sent as a text or as a number. */
export const regionIdSchema = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ]),
  v.transform(String),
);
