/** Lists and addresses from the network. Source: ledger ENT-12..18; threat S01. */
import * as v from 'valibot';
import { isSafeHref } from './href';

/** A list of which only the items that fit the schema are kept: one bad link costs that link, not the menu. The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values): v.InferOutput<Item>[] =>
      values.flatMap((value) => {
        const read = v.safeParse(item, value);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** The address of a link. */
export const safeHrefSchema = v.pipe(
  v.string(),
  v.check(isSafeHref, 'The address is not allowed.'),
);
