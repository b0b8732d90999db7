/** Separate from the name's format, which needs no schema. Source: ledger ENT-6. */
import * as v from 'valibot';
import { shownText } from '../wire/listOf';

const optionalText = v.optional(v.fallback(shownText(), ''));
export const individualNameSchema = v.object({
  firstName: shownText(),
  middleName: optionalText,
  lastName: shownText(),
  suffix: optionalText,
});
