import type { LoanTerm } from 'mortgage-domain/loans/loanProduct';

const adjustableMonths = 360;

/** Years of a fixed rate before it is adjusted; undefined where it stays fixed. */
export const adjustableYears = (term: LoanTerm): number | undefined => {
  const [, years] = /^ARM(\d+)$/.exec(term) ?? [];
  return years === undefined ? undefined : Number(years);
};

/** An adjustable loan is paid back over thirty years, a fixed one over its own. */
export const monthsOf = (term: LoanTerm): number => {
  const [, years] = /^Fixed(\d+)Year$/.exec(term) ?? [];
  return years === undefined ? adjustableMonths : Number(years) * 12;
};
