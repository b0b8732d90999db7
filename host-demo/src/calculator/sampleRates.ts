/** Fictional rates, for whoever has no offer yet: a base for each term, and what each fact adds to it, in percent a year. */
import { roundTo } from 'mortgage-domain/fields/numerals';
import type { CreditScoreBand } from 'mortgage-domain/loans/creditScore';
import type { DownPaymentBand } from 'mortgage-domain/loans/downPaymentBand';
import type { LoanTerm } from 'mortgage-domain/loans/loanProduct';
import type { LoanType } from 'mortgage-domain/loans/loanType';
import type { PropertyType, PropertyUse } from 'mortgage-domain/loans/property';

export interface RateFacts {
  readonly term: LoanTerm;
  readonly loanType: LoanType;
  readonly creditScore: CreditScoreBand;
  readonly downPaymentBand: DownPaymentBand;
  readonly propertyType: PropertyType;
  readonly propertyUse: PropertyUse;
}

const terms: Readonly<Record<LoanTerm, number>> = {
  Fixed30Year: 6.375,
  Fixed20Year: 6.125,
  Fixed15Year: 5.625,
  Fixed10Year: 5.5,
  ARM7: 6.125,
  ARM5: 6,
  ARM3: 5.875,
};
const loanTypes: Readonly<Record<LoanType, number>> = {
  Conventional: 0,
  FHA: -0.125,
  VA: -0.25,
  USDA: -0.125,
  Jumbo: 0.125,
};
const creditScores: Readonly<Record<CreditScoreBand, number>> = {
  '760+': 0,
  '740-759': 0.125,
  '720-739': 0.25,
  '700-719': 0.375,
  '680-699': 0.5,
  '660-679': 0.625,
  '640-659': 0.875,
  '620-639': 1.125,
  '600-619': 1.5,
  '560-599': 2,
  '300-559': 2.75,
};
const downPayments: Readonly<Record<DownPaymentBand, number>> = {
  Normal: 0,
  High: 0.25,
  VeryHigh: 0.5,
};
const propertyTypes: Readonly<Record<PropertyType, number>> = {
  SingleFamilyHome: 0,
  TownHouse: 0,
  CondoFourOrFewerStories: 0.125,
  CondoFiveOrMoreStories: 0.125,
  Cooperative: 0.25,
  MobileOrManufactured: 0.5,
  Modular: 0.125,
  Leasehold: 0.375,
};
const propertyUses: Readonly<Record<PropertyUse, number>> = {
  Primary: 0,
  SecondaryOrVacation: 0.375,
  InvestmentOrRental: 0.625,
};

export const toSampleRate = (facts: RateFacts): number =>
  roundTo(
    terms[facts.term] +
      loanTypes[facts.loanType] +
      creditScores[facts.creditScore] +
      downPayments[facts.downPaymentBand] +
      propertyTypes[facts.propertyType] +
      propertyUses[facts.propertyUse],
    3,
  );
