/** How a loan is paid back: the same amount each month. Rates are percentages a year, amounts are US dollars. */
const monthsPerYear = 12;
const toMonthlyRate = (rate: number): number => rate / 100 / monthsPerYear;

export function toMonthlyPayment(amount: number, rate: number, months: number): number {
  const monthly = toMonthlyRate(rate);
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
}

/** The loan that such a payment carries. */
export function toLoanAmount(payment: number, rate: number, months: number): number {
  const monthly = toMonthlyRate(rate);
  return monthly === 0 ? payment * months : (payment * (1 - (1 + monthly) ** -months)) / monthly;
}

/** What is still owed after some of the payments. */
export function toBalance(amount: number, rate: number, payment: number, months: number): number {
  const monthly = toMonthlyRate(rate);
  const growth = (1 + monthly) ** months;
  const paid = monthly === 0 ? payment * months : (payment * (growth - 1)) / monthly;
  return Math.max(amount * growth - paid, 0);
}

/** Months until nothing is owed, the last one begun counted whole; undefined for a payment that never gets there. */
export function countMonths(amount: number, rate: number, payment: number): number | undefined {
  const monthly = toMonthlyRate(rate);
  if (payment <= amount * monthly) return undefined;
  const months =
    monthly === 0
      ? amount / payment
      : -Math.log(1 - (amount * monthly) / payment) / Math.log(1 + monthly);
  // The usual payment takes the usual time, whatever the last bits of a logarithm say.
  return Math.ceil(months - 1e-6);
}

/** The ISO date of the month in which the last payment falls, the first one being next month. */
export const toLastPaymentDate = (today: Date, months: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString();
