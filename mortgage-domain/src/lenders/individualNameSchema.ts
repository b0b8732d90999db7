/** A person's name as the NMLS directory sends it; apart from how it is shown, which is wanted without it. Source: ledger ENT-6. */
import * as v from 'valibot';

const optionalText = v.optional(v.fallback(v.string(), ''));
export const individualNameSchema = v.object({
  firstName: v.string(),
  middleName: optionalText,
  lastName: v.string(),
  suffix: optionalText,
});
