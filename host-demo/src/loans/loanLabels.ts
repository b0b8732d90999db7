/** How the demo's pages call the words of loans and homes; the specification gives names only, but for the terms (ENM-3). */
import { loanTermLabels, type LoanProduct } from 'mortgage-domain/loans/loanProduct';
import type { LoanPurpose } from 'mortgage-domain/loans/loanPurpose';
import type { PropertyType, PropertyUse } from 'mortgage-domain/loans/property';

export const loanPurposeLabels: Readonly<Record<LoanPurpose, string>> = {
  Purchase: 'Purchase',
  Refinance: 'Refinance',
  HomeEquity: 'Home equity',
};

export const loanProductLabels: Readonly<Record<LoanProduct, string>> = {
  ...loanTermLabels,
  HomeEquity10Year: '10 year home equity',
  HomeEquity15Year: '15 year home equity',
  HomeEquity20Year: '20 year home equity',
  HELOC10Year: '10 year HELOC',
  HELOC15Year: '15 year HELOC',
  HELOC20Year: '20 year HELOC',
  LowOrNoDown: 'Low or no down payment',
  InterestOnly: 'Interest only',
};

export const propertyTypeLabels: Readonly<Record<PropertyType, string>> = {
  SingleFamilyHome: 'Single-family home',
  TownHouse: 'Townhouse',
  CondoFourOrFewerStories: 'Condo, up to four stories',
  CondoFiveOrMoreStories: 'Condo, five stories or more',
  Cooperative: 'Cooperative',
  MobileOrManufactured: 'Mobile or manufactured home',
  Modular: 'Modular home',
  Leasehold: 'Leasehold',
};

export const propertyUseLabels: Readonly<Record<PropertyUse, string>> = {
  Primary: 'My primary home',
  SecondaryOrVacation: 'A second or vacation home',
  InvestmentOrRental: 'An investment or a rental',
};
