/** Separate from the name's format, which needs no schema. Source: ledger ENT-6. */
import * as v from 'valibot';
import { shownText } from '../wire/readAnswer';
import { formatIndividualName } from './individualName';

const optionalText = v.optional(v.fallback(shownText(), ''));
const part = v.fallback(shownText(), '');
/** Some people have one name only. */
export const individualNameSchema = v.pipe(
  v.object({
    firstName: part,
    middleName: optionalText,
    lastName: part,
    suffix: optionalText,
  }),
  v.check((name) => formatIndividualName(name) !== '', 'There is no name.'),
);
