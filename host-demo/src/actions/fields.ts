/** Fields that many actions have. Source: ledger API-5. */
import * as v from 'valibot';

export const text = (maxLength: number) =>
  v.pipe(v.string('Expected a text.'), v.maxLength(maxLength, `At most ${maxLength} characters.`));

/** Present in nearly every call (API-5). */
export const partnerId = v.optional(text(100));

/** The fields that a caller wants back, each of a closed list. */
export const fieldList = <Field extends string>(known: readonly Field[]) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(known, `Known fields: ${known.join(', ')}.`)),
      v.maxLength(known.length * 2, 'Too many fields.'),
    ),
  );

/** Only the named fields of an answer. */
export const pickFields = (
  entity: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => fields.includes(name)));
