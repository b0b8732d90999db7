import { formatMonthYear } from 'mortgage-domain/fields/dates';
import { formatMoney, formatShortMoney } from 'mortgage-domain/fields/money';
import { formatMonths } from 'mortgage-domain/fields/months';
import { armIndexLabels, type ArmIndex } from 'mortgage-domain/loans/armIndex';
import type { CreditScoreBand } from 'mortgage-domain/loans/creditScore';
import { downPaymentBandLabels, toDownPaymentBand } from 'mortgage-domain/loans/downPaymentBand';
import { loanTermLabels, type LoanTerm } from 'mortgage-domain/loans/loanProduct';
import type { LoanType } from 'mortgage-domain/loans/loanType';
import type { PropertyType, PropertyUse } from 'mortgage-domain/loans/property';
import { formatRate, toLoanShare, type CalculatorResult } from './calculator';
import { labelBucket } from './homeFields';
import { countMonths, toBalance, toLastPaymentDate, toMonthlyPayment } from './repayment';
import { toSampleRate } from './sampleRates';
import { adjustableYears, monthsOf } from './terms';

export interface HomeLoan {
  readonly homePrice: number;
  readonly downPayment: number;
  readonly term: LoanTerm;
  /** A sample rate without one. */
  readonly rate: number | undefined;
  readonly loanType: LoanType;
  readonly creditScore: CreditScoreBand;
  readonly propertyType: PropertyType;
  readonly propertyUse: PropertyUse;
  readonly extraPayment: number | undefined;
  readonly annualIncome: number | undefined;
  readonly monthlyDebts: number | undefined;
  readonly armIndex: ArmIndex;
  readonly indexRate: number;
  readonly margin: number;
}
type Facts = readonly (readonly [string, string])[];
interface Repayment {
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
  readonly payment: number;
}

export function toPaymentResult(loan: HomeLoan, today: Date): CalculatorResult {
  const amount = loan.homePrice - loan.downPayment;
  const downPercent = (loan.downPayment / loan.homePrice) * 100;
  const downPaymentBand = toDownPaymentBand(downPercent);
  const rate = loan.rate ?? toSampleRate({ ...loan, downPaymentBand });
  const months = monthsOf(loan.term);
  const payment = toMonthlyPayment(amount, rate, months);
  const repayment = { amount, rate, months, payment };
  return {
    label: 'Each month',
    value: formatMoney(payment),
    note: `${loanTermLabels[loan.term]}, ${loan.loanType}, at ${formatRate(rate)}${loan.rate === undefined ? ' (a sample rate)' : ''}. Taxes and insurance come on top.`,
    facts: [
      ['Loan', formatMoney(amount)],
      [
        'Down payment',
        `${formatMoney(loan.downPayment)}, ${Math.round(downPercent)}% (${downPaymentBandLabels[downPaymentBand]})`,
      ],
      ['Credit score', `${loan.creditScore} (${labelBucket(loan.creditScore)})`],
      ['Interest in all', formatShortMoney(payment * months - amount)],
      [
        'Paid off',
        `in ${formatMonths(months)}, ${formatMonthYear(toLastPaymentDate(today, months))}`,
      ],
      ...toSoonerFacts(loan, repayment, today),
      ...toIncomeFacts(loan, payment),
      ...toAdjustedFacts(loan, repayment),
    ],
    loanShare: toLoanShare(amount, payment * months),
  };
}

/** What paying more each month saves. */
function toSoonerFacts(
  { extraPayment = 0 }: HomeLoan,
  { amount, rate, months, payment }: Repayment,
  today: Date,
): Facts {
  const sooner = extraPayment > 0 ? countMonths(amount, rate, payment + extraPayment) : undefined;
  if (sooner === undefined || sooner >= months) return [];
  const last = formatMonthYear(toLastPaymentDate(today, sooner));
  return [
    [
      `With ${formatMoney(extraPayment)} more each month`,
      `in ${formatMonths(sooner)}, ${last}: ${formatMonths(months - sooner)} sooner`,
    ],
  ];
}

function toIncomeFacts({ annualIncome, monthlyDebts = 0 }: HomeLoan, payment: number): Facts {
  if (!annualIncome) return [];
  const share = Math.round(((payment + monthlyDebts) / (annualIncome / 12)) * 100);
  return [['Of your income', `${share}%${monthlyDebts > 0 ? ' with your other debts' : ''}`]];
}

/** Of an adjustable rate: what comes when the fixed years are over, if the index stays where it is. */
function toAdjustedFacts(loan: HomeLoan, { amount, rate, months, payment }: Repayment): Facts {
  const years = adjustableYears(loan.term);
  if (years === undefined) return [];
  const fixedMonths = years * 12;
  const balance = toBalance(amount, rate, payment, fixedMonths);
  const adjusted = Math.max(loan.indexRate + loan.margin, 0);
  const next = toMonthlyPayment(balance, adjusted, months - fixedMonths);
  return [
    [
      `After ${formatMonths(fixedMonths)}`,
      `${formatMoney(next)} a month at ${formatRate(Math.round(adjusted * 1000) / 1000)}, if ${armIndexLabels[loan.armIndex]} stays where it is`,
    ],
  ];
}
