/** What the three calculators have in common: fields with texts to begin with, and a result in money and dates. */
import type { FieldDefinition } from '../pages/formFields';
import type { Problems } from './readings';

export interface CalculatorResult {
  readonly label: string;
  /** The number that the page is about. */
  readonly value: string;
  readonly note: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The part of all payments that goes back as the loan itself, in percent. */
  readonly loanShare?: number;
}

export interface Calculator<Name extends string = string> {
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: readonly FieldDefinition<Name>[];
  readonly defaults: Readonly<Record<Name, string>>;
  readonly calculate: (
    typed: Readonly<Record<Name, string>>,
    today: Date,
  ) => CalculatorResult | { readonly problems: Problems<Name> };
}

/** `6.125%`. */
export const formatRate = (rate: number): string => `${rate}%`;

/** Of all that is paid: the part which is the loan, as a whole percentage. */
export const toLoanShare = (amount: number, total: number): number =>
  total === 0 ? 0 : Math.round((amount / total) * 100);
