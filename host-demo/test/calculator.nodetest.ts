/** Paying a loan back, and the calculators beside that of the payment. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { affordabilityCalculator } from '../src/calculator/affordabilityCalculator';
import { refinanceCalculator } from '../src/calculator/refinanceCalculator';
import { countMonths, toLoanAmount, toMonthlyPayment } from '../src/calculator/repayment';
import { problemsOf, resultOf } from './calculatorResults';

describe('paying a loan back', () => {
  it('OPN-92: the payment carries the loan, and takes its months', () => {
    assert.equal(toMonthlyPayment(200_000, 6, 360).toFixed(2), '1199.10');
    assert.equal(toMonthlyPayment(120_000, 0, 120), 1000);
    assert.equal(countMonths(120_000, 0, 1000), 120);
    assert.equal(countMonths(200_000, 6, 1000), undefined, 'the interest alone is as much');
    for (const [amount, rate, months] of [
      [200_000, 6, 360],
      [489_600, 6.375, 180],
      [1, 0.001, 12],
      [200_000_000, 100, 360],
    ] as const) {
      const payment = toMonthlyPayment(amount, rate, months);
      assert.ok(Math.abs(toLoanAmount(payment, rate, months) - amount) < amount * 1e-9);
      if (rate < 100) assert.equal(countMonths(amount, rate, payment), months);
    }
  });
});

describe('the other calculators', () => {
  it('VAL-2 VAL-4 PRS-7: what somebody can pay', () => {
    const result = resultOf(affordabilityCalculator, {
      annualIncome: '$120,000',
      monthlyDebts: '$600',
      assets: '$100,000',
      rate: '6',
    });
    assert.deepEqual([result.value, result.facts['Each month']], ['$600.4K', '$3,000']);
    assert.equal(
      resultOf(affordabilityCalculator, { annualIncome: '0', assets: '0' }).value,
      'No home yet',
    );
    assert.equal(
      resultOf(affordabilityCalculator, { annualIncome: '10000000', assets: '200000000' }).value,
      '$200M',
    );
    assert.deepEqual(
      problemsOf(affordabilityCalculator, { annualIncome: '', assets: '200000001' }),
      {
        annualIncome: 'Enter an amount in dollars, such as $450,000.',
        assets: 'Enter an amount from $0 to $200M.',
      },
    );
  });
  it('VAL-4 VAL-5 PRS-8: what another loan saves, and when its costs have come back', () => {
    const result = resultOf(refinanceCalculator, {
      currentBalance: '200000',
      currentPayment: '1399.10',
      rate: '6',
      costs: '$2,600',
    });
    assert.deepEqual([result.label, result.value], ['Less each month', '$200']);
    assert.equal(result.facts['Costs come back'], 'after 1 year, 2 months');
    const dearer = resultOf(refinanceCalculator, {
      currentBalance: '200000',
      currentPayment: '1100',
      rate: '6',
      helocCurrentBalance: '50,000',
      cashOut: '$25,000',
    });
    assert.deepEqual(
      [dearer.label, dearer.facts['New loan'], dearer.facts['Costs come back']],
      ['More each month', '$275,000', 'Never, at this rate'],
    );
    assert.equal(
      resultOf(refinanceCalculator, { costs: '' }).facts['Costs come back'],
      'There are none',
    );
    assert.deepEqual(problemsOf(refinanceCalculator, { helocCurrentBalance: '999', rate: '' }), {
      helocCurrentBalance: 'Enter an amount from $1K to $200M.',
      rate: 'Enter a percentage, such as 6.125%.',
    });
  });
});
