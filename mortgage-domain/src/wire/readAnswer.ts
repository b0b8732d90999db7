/** The one rule for answers of an API: docs/contracts.md. Source: fault F30; ledger OPN-122, ERR-5. */
import * as v from 'valibot';
import { isRecord } from './isRecord';

/** Reads an object by a schema with optional parts: `null` and empty texts count as missing. Throws for anything else. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  if (!isRecord(json)) {
    throw new TypeError('The answer is not an object.');
  }
  return v.parse(schema, toGiven(json));
}

function toGiven(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(toGiven);
  }
  if (!isRecord(value)) {
    return value;
  }
  const given = Object.entries(value).filter(
    ([, part]) => part !== null && part !== '',
  );
  return Object.fromEntries(given.map(([name, part]) => [name, toGiven(part)]));
}

/** A text or a whole number, as a text. */
/* @__NO_SIDE_EFFECTS__ */
export const idText = () =>
  v.union([
    v.pipe(shownText(), v.minLength(1)),
    v.pipe(v.number(), v.integer(), v.transform(String)),
  ]);

/** Also 1 and 0. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = () =>
  v.union([v.boolean(), v.pipe(v.number(), v.toBoolean())]);

/** No inbox holds more; a greater number is the sender's mistake. */
/* @__NO_SIDE_EFFECTS__ */
export const count = () =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** More than any menu or choice needs; the rest is dropped. */
export const listMaxLength = 500;

/** Keeps only the valid items. The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.fallback(v.optional(item), undefined)),
    v.transform((values): v.InferOutput<Item>[] =>
      values.filter((value) => value !== undefined).slice(0, listMaxLength),
    ),
  );

/** Characters of a name, a title or the text of a link. */
const shownTextMaxLength = 255;

/** A text for display; longer ones are refused. The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
export const shownText = () =>
  v.pipe(v.string(), v.maxLength(shownTextMaxLength));
