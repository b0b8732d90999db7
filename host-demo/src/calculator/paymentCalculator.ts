/** What a home costs each month. Source: specification 5; ledger VAL-1..4, VAL-13, PRS-1..4, PRS-7..9, ENM-3..5, ENM-8..10, ENM-15, OPN-92. */
import { armIndexes, armIndexLabels } from 'mortgage-domain/loans/armIndex';
import { creditScoreBands } from 'mortgage-domain/loans/creditScore';
import { loanTypes } from 'mortgage-domain/loans/loanType';
import { propertyTypes, propertyUses } from 'mortgage-domain/loans/property';
import type { FieldDefinition } from '../pages/formFields';
import type { Calculator } from './calculator';
import {
  creditScoreField,
  loanTerms,
  loanTypeField,
  propertyTypeField,
  propertyUseField,
  rateField,
  termField,
} from './homeFields';
import { toPaymentResult, type HomeLoan } from './paymentResult';
import {
  collect,
  readAmount,
  readChoice,
  readCosts,
  readDownPayment,
  readIndexRate,
  readMargin,
  readOptional,
  readRate,
} from './readings';

type Name = keyof HomeLoan;

const fields: readonly FieldDefinition<Name>[] = [
  { name: 'homePrice', label: 'Home price', kind: 'text', inputMode: 'decimal', required: true },
  {
    name: 'downPayment',
    label: 'Down payment',
    hint: 'An amount or a percentage: $90,000 or 20%.',
    kind: 'text',
    required: true,
  },
  termField,
  rateField,
  loanTypeField,
  creditScoreField,
  propertyTypeField,
  propertyUseField,
  {
    name: 'extraPayment',
    label: 'More each month',
    hint: 'What you would pay on top, to be done sooner.',
    kind: 'text',
    inputMode: 'decimal',
  },
  {
    name: 'annualIncome',
    label: 'Income a year',
    hint: 'Before taxes, to see what part of it the home takes.',
    kind: 'text',
    inputMode: 'decimal',
  },
  {
    name: 'monthlyDebts',
    label: 'Other debts a month',
    kind: 'text',
    inputMode: 'decimal',
  },
  {
    name: 'armIndex',
    label: 'Index that the rate follows',
    kind: 'select',
    choices: armIndexes.map((index) => [index, armIndexLabels[index]]),
    required: true,
  },
  {
    name: 'indexRate',
    label: 'It stands at',
    hint: 'It may be below zero.',
    kind: 'text',
    required: true,
  },
  {
    name: 'margin',
    label: 'The lender adds',
    kind: 'text',
    inputMode: 'decimal',
    required: true,
  },
];

export const paymentCalculator: Calculator<Name> = {
  path: '/mortgage-calculator/',
  title: 'Mortgage calculator',
  intro: 'What a home costs each month, and when it is yours.',
  fields,
  defaults: {
    homePrice: '$612,000',
    downPayment: '20%',
    term: 'Fixed30Year',
    rate: '',
    loanType: 'Conventional',
    creditScore: '740-759',
    propertyType: 'SingleFamilyHome',
    propertyUse: 'Primary',
    extraPayment: '',
    annualIncome: '',
    monthlyDebts: '',
    armIndex: 'SOFR',
    indexRate: '4.3%',
    margin: '2.75%',
  },
  calculate(typed, today) {
    const homePrice = readAmount('homePrice')(typed.homePrice);
    const read = collect<HomeLoan>({
      homePrice,
      downPayment: readDownPayment(homePrice)(typed.downPayment),
      term: readChoice(loanTerms)(typed.term),
      rate: readOptional(typed.rate, readRate),
      loanType: readChoice(loanTypes)(typed.loanType),
      creditScore: readChoice(creditScoreBands)(typed.creditScore),
      propertyType: readChoice(propertyTypes)(typed.propertyType),
      propertyUse: readChoice(propertyUses)(typed.propertyUse),
      extraPayment: readOptional(typed.extraPayment, readCosts),
      annualIncome: readOptional(typed.annualIncome, readAmount('annualIncome')),
      monthlyDebts: readOptional(typed.monthlyDebts, readAmount('monthlyDebts')),
      armIndex: readChoice(armIndexes)(typed.armIndex),
      indexRate: readIndexRate(typed.indexRate),
      margin: readMargin(typed.margin),
    });
    return 'problems' in read ? read : toPaymentResult(read.values, today);
  },
};
