/** Lists and texts from the network. Source: ledger ENT-12..18; fault F30. */
import * as v from 'valibot';

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
export const shownText = () => v.pipe(v.string(), v.maxLength(shownTextMaxLength));
