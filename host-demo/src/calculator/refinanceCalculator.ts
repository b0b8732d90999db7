/** Whether another loan is worth it. Source: specification 5; ledger VAL-4, VAL-5, PRS-1, PRS-2, PRS-4, PRS-8, ENM-3, OPN-92. */
import { formatMonthYear } from 'mortgage-domain/fields/dates';
import { formatMoney, formatShortMoney } from 'mortgage-domain/fields/money';
import { formatMonths } from 'mortgage-domain/fields/months';
import { loanTermLabels, type LoanTerm } from 'mortgage-domain/loans/loanProduct';
import { formatRate, toLoanShare, type Calculator, type CalculatorResult } from './calculator';
import { loanTerms, termField } from './homeFields';
import { collect, readAmount, readChoice, readCosts, readOptional, readRate } from './readings';
import { toLastPaymentDate, toMonthlyPayment } from './repayment';
import { monthsOf } from './terms';

interface Refinancing {
  readonly currentBalance: number;
  /** Principal and interest of the loan of today, a month. */
  readonly currentPayment: number;
  readonly helocCurrentBalance: number | undefined;
  readonly cashOut: number | undefined;
  readonly costs: number | undefined;
  readonly term: LoanTerm;
  readonly rate: number;
}
type Name = keyof Refinancing;

export const refinanceCalculator: Calculator<Name> = {
  path: '/mortgage-calculator/refinance-calculator/',
  title: 'Refinance calculator',
  intro: 'What another loan would save each month, and when its costs have come back.',
  fields: [
    {
      name: 'currentBalance',
      label: 'What you still owe',
      kind: 'text',
      inputMode: 'decimal',
      required: true,
    },
    {
      name: 'currentPayment',
      label: 'What you pay each month',
      hint: 'Without taxes and insurance.',
      kind: 'text',
      inputMode: 'decimal',
      required: true,
    },
    {
      name: 'helocCurrentBalance',
      label: 'A HELOC to pay off, too',
      kind: 'text',
      inputMode: 'decimal',
    },
    { name: 'cashOut', label: 'Cash to take out', kind: 'text', inputMode: 'decimal' },
    { name: 'costs', label: 'Costs of the new loan', kind: 'text', inputMode: 'decimal' },
    { ...termField, label: 'New term' },
    { name: 'rate', label: 'New rate', kind: 'text', inputMode: 'decimal', required: true },
  ],
  defaults: {
    currentBalance: '$310,000',
    currentPayment: '$2,420',
    helocCurrentBalance: '',
    cashOut: '',
    costs: '$6,200',
    term: 'Fixed30Year',
    rate: '6.125%',
  },
  calculate(typed, today) {
    const read = collect<Refinancing>({
      currentBalance: readAmount('currentBalance')(typed.currentBalance),
      currentPayment: readCosts(typed.currentPayment),
      helocCurrentBalance: readOptional(
        typed.helocCurrentBalance,
        readAmount('helocCurrentBalance'),
      ),
      cashOut: readOptional(typed.cashOut, readAmount('cashOut')),
      costs: readOptional(typed.costs, readCosts),
      term: readChoice(loanTerms)(typed.term),
      rate: readRate(typed.rate),
    });
    return 'problems' in read ? read : toResult(read.values, today);
  },
};

function toResult(loan: Refinancing, today: Date): CalculatorResult {
  const { helocCurrentBalance = 0, cashOut = 0, costs = 0, term, rate } = loan;
  const amount = loan.currentBalance + helocCurrentBalance + cashOut;
  const months = monthsOf(term);
  const payment = toMonthlyPayment(amount, rate, months);
  const saved = loan.currentPayment - payment;
  return {
    label: saved >= 0 ? 'Less each month' : 'More each month',
    value: formatMoney(Math.abs(saved)),
    note: `${formatMoney(payment)} instead of ${formatMoney(loan.currentPayment)}: ${loanTermLabels[term]} at ${formatRate(rate)}.`,
    facts: [
      ['New loan', formatMoney(amount)],
      ['Interest in all', formatShortMoney(payment * months - amount)],
      ['Costs come back', decideBreakEven(costs, saved)],
      ['Paid off', formatMonthYear(toLastPaymentDate(today, months))],
    ],
    loanShare: toLoanShare(amount, payment * months),
  };
}

/** When what is saved each month has paid for the new loan. */
function decideBreakEven(costs: number, saved: number): string {
  if (costs === 0) return 'There are none';
  return saved > 0 ? `after ${formatMonths(Math.ceil(costs / saved))}` : 'Never, at this rate';
}
