/** A loan officer's choices of the directory. Source: ledger ENT-23, FRM-13, FRM-15, OPN-65. */
import { formatIndividualName, type IndividualName } from './individualName';
import type { NmlsLender } from './nmlsLender';

/** The texts that are not empty, each once: a choice has one entry. */
const toOptions = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter(Boolean)),
];

export const toNameOptions = ({
  individualNameOptions,
}: Pick<NmlsLender, 'individualNameOptions'>): readonly string[] =>
  toOptions(individualNameOptions.map(formatIndividualName));

export const toCompanyOptions = ({
  companyNameOptions,
}: Pick<NmlsLender, 'companyNameOptions'>): readonly string[] =>
  toOptions(companyNameOptions);

export const findIndividualName = (
  { individualNameOptions }: Pick<NmlsLender, 'individualNameOptions'>,
  choice: string,
): IndividualName | undefined =>
  individualNameOptions.find(
    (option) => formatIndividualName(option) === choice,
  );
