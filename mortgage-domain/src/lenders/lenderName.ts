/** The displayed name of a lender or another professional. Source: ledger ENT-6, ENM-22. */
import * as v from 'valibot';
import { readAnswer } from '../wire/readAnswer';
import { formatIndividualName } from './individualName';
import { individualNameSchema } from './individualNameSchema';

const optionalText = v.optional(v.fallback(v.string(), ''));
const lenderDisplaySchema = v.object({
  displayName: optionalText,
  individualName: v.optional(
    v.fallback(v.optional(individualNameSchema), undefined),
  ),
  screenName: optionalText,
  companyName: optionalText,
  nmlsType: optionalText,
});
/** The names that a record may have; the NMLS type is `Individual` or `Company` (OPN-59). */
export type LenderDisplay = v.InferOutput<typeof lenderDisplaySchema>;

/**
 * Throws for anything else.
 * @example readLenderDisplay({ companyName: 'Porchlight' }).companyName // 'Porchlight'
 */
export const readLenderDisplay = (json: unknown): LenderDisplay =>
  readAnswer(lenderDisplaySchema, json);

/** @example formatLenderName({ displayName: '', screenName: 'ada', companyName: 'Porchlight', nmlsType: '' }) // 'Porchlight' */
export const formatLenderName = ({
  displayName,
  individualName,
  companyName,
  screenName,
}: LenderDisplay): string =>
  [
    displayName,
    individualName && formatIndividualName(individualName),
    companyName,
    screenName,
  ].find(Boolean) ?? '';
