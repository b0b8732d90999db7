/** From what somebody typed to a value, or to what is to be mended. Source: specification 5; ledger VAL-1..5, VAL-16, VAL-17, PRS-1..4. */
import { amountLimits, isAmount, type AmountField } from 'mortgage-domain/fields/amounts';
import { parseDollars, parseNonNegativeDollars } from 'mortgage-domain/fields/dollars';
import { formatShortMoney } from 'mortgage-domain/fields/money';
import { parseNumeral } from 'mortgage-domain/fields/numerals';
import { isPercent, isSofrPercent, parsePercent, parseRate } from 'mortgage-domain/fields/percent';

export type Reading<Value> = { readonly value: Value } | { readonly problem: string };
type Read<Value> = (text: string) => Reading<Value>;

const noAmount = 'Enter an amount in dollars, such as $450,000.';
const noPercent = 'Enter a percentage, such as 6.125%.';

/** Whole dollars within the field's limits. */
export const readAmount =
  (field: AmountField): Read<number> =>
  (text) => {
    const value = parseDollars(text);
    const [lowest, highest] = amountLimits[field];
    if (value === undefined) return { problem: noAmount };
    return isAmount(field, value)
      ? { value }
      : {
          problem: `Enter an amount from ${formatShortMoney(lowest)} to ${formatShortMoney(highest)}.`,
        };
  };

/** Whole dollars; less than nothing counts as nothing. */
export const readCosts: Read<number> = (text) => toReading(parseNonNegativeDollars(text), noAmount);

/** Three decimals, from 0 to 100. */
export const readRate: Read<number> = (text) => toReading(parseRate(text), noPercent);

/** A whole percentage, or an amount: `20%`, `$90,000`. Gives the amount; of a price that cannot be read it is nothing. */
export const readDownPayment =
  (homePrice: Reading<number>): Read<number> =>
  (text) => {
    const percent = text.trim().endsWith('%') ? parsePercent(text.trim()) : undefined;
    const price = 'value' in homePrice ? homePrice.value : undefined;
    const amount =
      percent === undefined ? text : String(Math.round(((price ?? 0) * percent) / 100));
    const reading = readAmount('downPayment')(amount);
    return price !== undefined && 'value' in reading && reading.value >= price
      ? { problem: 'The down payment is less than the home price.' }
      : reading;
  };

/** What an adjustable rate follows may be below zero; what a lender adds to it may not. */
export const readIndexRate: Read<number> = (text) =>
  readPercentage(text, isSofrPercent, 'Enter a percentage up to 100%, such as 4.3%.');
export const readMargin: Read<number> = (text) =>
  readPercentage(text, isPercent, 'Enter a percentage from 0% to 100%, such as 2.75%.');

function readPercentage(
  text: string,
  isAllowed: (value: unknown) => value is number,
  problem: string,
): Reading<number> {
  const value = parseNumeral(text.trim().replace(/%$/, ''));
  return isAllowed(value) ? { value } : { problem };
}

export const readChoice =
  <Value extends string>(choices: readonly Value[]): Read<Value> =>
  (text) =>
    toReading(
      choices.find((choice) => choice === text),
      'Choose one of the list.',
    );

/** What may be left empty. */
export const readOptional = <Value>(text: string, read: Read<Value>): Reading<Value | undefined> =>
  text.trim() === '' ? { value: undefined } : read(text);

const toReading = <Value>(value: Value | undefined, problem: string): Reading<Value> =>
  value === undefined ? { problem } : { value };

type Readings<Values> = { readonly [Name in keyof Values]: Reading<Values[Name]> };
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** All values, or the problem of each field that has one. */
export function collect<Values extends object>(
  readings: Readings<Values>,
): { readonly values: Values } | { readonly problems: Problems<keyof Values & string> } {
  const entries: readonly (readonly [string, Reading<unknown>])[] = Object.entries(readings);
  const problems = entries.flatMap(([name, one]) =>
    'problem' in one ? [[name, one.problem]] : [],
  );
  if (problems.length > 0)
    return { problems: Object.fromEntries(problems) as Problems<keyof Values & string> };
  const values = entries.map(([name, one]) => [name, 'value' in one ? one.value : undefined]);
  return { values: Object.fromEntries(values) as Values };
}
