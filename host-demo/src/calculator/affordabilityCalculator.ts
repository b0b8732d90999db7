/** What somebody can pay. Source: specification 5; ledger VAL-2..4, PRS-1, PRS-4, PRS-7, ENM-3, ENM-5, OPN-92. */
import { formatMonthYear } from 'mortgage-domain/fields/dates';
import { amountLimits } from 'mortgage-domain/fields/amounts';
import { formatMoney, formatShortMoney } from 'mortgage-domain/fields/money';
import { creditScoreBands, type CreditScoreBand } from 'mortgage-domain/loans/creditScore';
import { downPaymentBandLabels, toDownPaymentBand } from 'mortgage-domain/loans/downPaymentBand';
import { loanTermLabels, type LoanTerm } from 'mortgage-domain/loans/loanProduct';
import { formatRate, type Calculator, type CalculatorResult } from './calculator';
import { creditScoreField, loanTerms, rateField, termField } from './homeFields';
import { collect, readAmount, readChoice, readOptional, readRate } from './readings';
import { toLastPaymentDate, toLoanAmount } from './repayment';
import { toSampleRate } from './sampleRates';
import { monthsOf } from './terms';

interface Household {
  readonly annualIncome: number;
  readonly monthlyDebts: number | undefined;
  readonly assets: number;
  readonly term: LoanTerm;
  readonly rate: number | undefined;
  readonly creditScore: CreditScoreBand;
}
type Name = keyof Household;

/** Of the income before taxes, in percent: what home and debts together may take. */
const debtLimitPercent = 36;

export const affordabilityCalculator: Calculator<Name> = {
  path: '/mortgage-calculator/house-affordability/',
  title: 'How much house can I afford?',
  intro: `A home and your other debts together should take no more than ${debtLimitPercent}% of your income.`,
  fields: [
    {
      name: 'annualIncome',
      label: 'Income a year',
      hint: 'Before taxes, of all who will own the home.',
      kind: 'text',
      inputMode: 'decimal',
      required: true,
    },
    { name: 'monthlyDebts', label: 'Debts a month', kind: 'text', inputMode: 'decimal' },
    {
      name: 'assets',
      label: 'What you can put down',
      hint: 'Savings, and what else you have for it.',
      kind: 'text',
      inputMode: 'decimal',
      required: true,
    },
    termField,
    rateField,
    creditScoreField,
  ],
  defaults: {
    annualIncome: '$120,000',
    monthlyDebts: '$350',
    assets: '$90,000',
    term: 'Fixed30Year',
    rate: '',
    creditScore: '740-759',
  },
  calculate(typed, today) {
    const read = collect<Household>({
      annualIncome: readAmount('annualIncome')(typed.annualIncome),
      monthlyDebts: readOptional(typed.monthlyDebts, readAmount('monthlyDebts')),
      assets: readAmount('assets')(typed.assets),
      term: readChoice(loanTerms)(typed.term),
      rate: readOptional(typed.rate, readRate),
      creditScore: readChoice(creditScoreBands)(typed.creditScore),
    });
    return 'problems' in read ? read : toResult(read.values, today);
  },
};

function toResult(household: Household, today: Date): CalculatorResult {
  const { annualIncome, monthlyDebts = 0, assets, term } = household;
  const rate = household.rate ?? sampleRateOf(household);
  const months = monthsOf(term);
  const payment = Math.max((annualIncome / 12) * (debtLimitPercent / 100) - monthlyDebts, 0);
  const loan = toLoanAmount(payment, rate, months);
  const [lowest, highest] = amountLimits.homePrice;
  const price = Math.min(loan + assets, highest);
  const band = toDownPaymentBand(price > 0 ? (assets / price) * 100 : 0);
  return {
    label: 'A home for up to',
    value: price < lowest ? 'No home yet' : formatShortMoney(price),
    note: `${formatMoney(price)} in all: a ${loanTermLabels[term]} at ${formatRate(rate)}${household.rate === undefined ? ' (a sample rate)' : ''}, and what you put down.`,
    facts: [
      ['Each month', formatMoney(payment)],
      ['Loan', formatMoney(loan)],
      ['Down payment', `${formatMoney(assets)} (${downPaymentBandLabels[band]})`],
      ['Paid off', formatMonthYear(toLastPaymentDate(today, months))],
    ],
  };
}

const sampleRateOf = ({ term, creditScore }: Household): number =>
  toSampleRate({
    term,
    creditScore,
    loanType: 'Conventional',
    downPaymentBand: 'Normal',
    propertyType: 'SingleFamilyHome',
    propertyUse: 'Primary',
  });
