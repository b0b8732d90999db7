/** Texts and lists from the network, no longer than people can use. Source: fault F30. */
import * as v from 'valibot';

/** Characters of a name, a title or the text of a link. */
const shownTextMaxLength = 255;

/** A text for display; longer ones are refused. The mark lets bundlers drop an unused schema. */
/* @__NO_SIDE_EFFECTS__ */
export const shownText = () => v.pipe(v.string(), v.maxLength(shownTextMaxLength));
