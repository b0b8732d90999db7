/** The mortgage calculator: what is typed, what comes out in money and dates, and what is said of what cannot be read. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { amountLimits } from 'mortgage-domain/fields/amounts';
import { paymentCalculator } from '../src/calculator/paymentCalculator';
import { problemsOf, resultOf } from './calculatorResults';
import { openTestDemo, type TestDemo } from './demo';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

describe('the mortgage calculator', () => {
  it('PRS-1 PRS-4 PRS-7 PRS-8 PRS-9 REV-3 CON-20 ENM-3: money, rate, term and dates stand as the specification writes them', () => {
    const result = resultOf(paymentCalculator, {
      homePrice: '$ 250,000.40'.replace(' ', ''),
      downPayment: '$50,000',
      rate: '6.00049%',
    });
    assert.equal(result.value, '$1,199');
    assert.match(result.note, /^30 year fixed, Conventional, at 6%\. /);
    assert.equal(result.facts.Loan, '$200,000');
    assert.equal(result.facts['Interest in all'], '$231.7K');
    assert.equal(result.facts['Paid off'], 'in 30 years, November 2056');
    assert.equal(result.loanShare, 46);
  });
  it('PRS-3 ENM-15: the down payment is an amount or a percentage; its band is named', () => {
    const downPayment = (text: string) =>
      resultOf(paymentCalculator, { homePrice: '100000', downPayment: text }).facts['Down payment'];
    assert.equal(downPayment('20%'), '$20,000, 20% (20% or higher)');
    assert.equal(downPayment(' 19.4% '), '$19,000, 19% (5% - 20%)');
    assert.equal(downPayment('$4,999'), '$4,999, 5% (Less than 5%)');
    assert.equal(downPayment('0'), '$0, 0% (Less than 5%)');
  });
  it('ENM-5 ENM-7 VAL-13: each band of credit scores stands under its bucket, and the sample rate follows it', async () => {
    const score = (creditScore: string) => resultOf(paymentCalculator, { creditScore });
    assert.equal(score('760+').facts['Credit score'], '760+ (Excellent)');
    assert.equal(score('300-559').facts['Credit score'], '300-559 (Bad)');
    assert.match(score('760+').note, /at 6\.375% \(a sample rate\)/);
    assert.match(score('300-559').note, /at 9\.125% \(a sample rate\)/);
    const { body } = await demo.visitor().get('/mortgage-calculator/');
    const select = /<select id="field-creditScore"[^]*?<\/select>/.exec(body)?.[0] ?? '';
    assert.deepEqual(
      [...select.matchAll(/label="([^"]+)"/g)].map(([, label]) => label),
      ['Excellent', 'Good', 'Average', 'Poor', 'Bad'],
    );
    assert.equal(select.split('<option value="').length - 1, 11);
  });
  it('ENM-4 ENM-8 ENM-9: type of loan, kind and use of the home change the sample rate, never a rate that is given', () => {
    const noteOf = (typed: object) => resultOf(paymentCalculator, typed).note;
    assert.match(noteOf({ loanType: 'VA' }), /at 6\.25%/);
    assert.match(noteOf({ propertyUse: 'InvestmentOrRental' }), /at 7\.125%/);
    assert.match(noteOf({ propertyType: 'MobileOrManufactured' }), /at 7%/);
    assert.match(noteOf({ downPayment: '3%' }), /at 7%/);
    assert.match(
      noteOf({ loanType: 'VA', propertyUse: 'InvestmentOrRental', rate: '5' }),
      /at 5%\./,
    );
  });
  it('PRS-2 PRS-8: paying more each month is told in months; less than nothing counts as nothing', () => {
    const sooner = (extraPayment: string) =>
      Object.entries(resultOf(paymentCalculator, { rate: '6', extraPayment }).facts).find(
        ([label]) => label.startsWith('With '),
      );
    assert.deepEqual(sooner('$500'), [
      'With $500 more each month',
      'in 20 years, 10 months, September 2047: 9 years, 2 months sooner',
    ]);
    assert.equal(sooner('-$500'), undefined);
    assert.equal(sooner(''), undefined);
  });
  it('VAL-2 VAL-4: income and debts tell what part the home takes', () => {
    const share = (typed: object) =>
      resultOf(paymentCalculator, { rate: '6', ...typed }).facts['Of your income'];
    assert.equal(share({ annualIncome: '$120,000' }), '29%');
    assert.equal(
      share({ annualIncome: '$120,000', monthlyDebts: '$600' }),
      '35% with your other debts',
    );
    assert.equal(share({ annualIncome: '', monthlyDebts: '$600' }), undefined);
    assert.equal(share({ annualIncome: '0' }), undefined);
  });
  it('ENM-3 ENM-10 VAL-16 VAL-17: an adjustable rate follows its index, which may be below zero', () => {
    const after = (typed: object) =>
      resultOf(paymentCalculator, { term: 'ARM5', rate: '6', ...typed }).facts['After 5 years'];
    assert.equal(after({}), '$3,235 a month at 7.05%, if SOFR stays where it is');
    assert.match(
      after({ armIndex: 'LIBOR6Month', indexRate: '-0.5%', margin: '2' }) ?? '',
      /at 1\.5%, if LIBOR 6 month/,
    );
    assert.match(after({ indexRate: '-3', margin: '2' }) ?? '', /at 0%/);
    assert.equal(
      resultOf(paymentCalculator, { term: 'Fixed15Year' }).facts['After 5 years'],
      undefined,
    );
    for (const [name, text] of [
      ['indexRate', '100.1'],
      ['indexRate', 'x'],
      ['margin', '-1'],
      ['margin', '101'],
    ] as const)
      assert.deepEqual(Object.keys(problemsOf(paymentCalculator, { [name]: text })), [name], text);
  });
  it('VAL-1 VAL-3: amounts outside their limits are refused, those at the limits are not', () => {
    const [lowest, highest] = amountLimits.homePrice;
    for (const homePrice of [lowest, highest])
      assert.deepEqual(problemsOf(paymentCalculator, { homePrice: String(homePrice) }), {});
    for (const homePrice of [lowest - 1, highest + 1])
      assert.deepEqual(problemsOf(paymentCalculator, { homePrice: String(homePrice) }), {
        homePrice: 'Enter an amount from $5K to $200M.',
      });
    const expensive = { homePrice: '200000000' };
    assert.deepEqual(problemsOf(paymentCalculator, { ...expensive, downPayment: '100000001' }), {
      downPayment: 'Enter an amount from $0 to $100M.',
    });
    assert.deepEqual(problemsOf(paymentCalculator, { ...expensive, downPayment: '100000000' }), {});
  });
  it('VAL-1 VAL-2 VAL-4 VAL-13: each field says what it wants', () => {
    for (const [name, text, problem] of [
      ['homePrice', '', 'Enter an amount in dollars, such as $450,000.'],
      ['homePrice', '4 hundred', 'Enter an amount in dollars, such as $450,000.'],
      ['downPayment', '', 'Enter an amount in dollars, such as $450,000.'],
      ['downPayment', '-1', 'Enter an amount from $0 to $100M.'],
      ['downPayment', '100%', 'The down payment is less than the home price.'],
      ['rate', 'six', 'Enter a percentage, such as 6.125%.'],
      ['term', 'HELOC10Year', 'Choose one of the list.'],
      ['loanType', '', 'Choose one of the list.'],
      ['creditScore', '650', 'Choose one of the list.'],
      ['propertyType', 'Boat', 'Choose one of the list.'],
      ['propertyUse', 'Fun', 'Choose one of the list.'],
      ['armIndex', 'Moon', 'Choose one of the list.'],
      ['annualIncome', '10000001', 'Enter an amount from $0 to $10M.'],
      ['monthlyDebts', '-5', 'Enter an amount from $0 to $200M.'],
      ['extraPayment', 'much', 'Enter an amount in dollars, such as $450,000.'],
    ] as const)
      assert.deepEqual(problemsOf(paymentCalculator, { [name]: text }), { [name]: problem }, text);
    assert.deepEqual(
      Object.keys(problemsOf(paymentCalculator, { homePrice: 'x' })),
      ['homePrice'],
      'a share of nothing is no problem of its own',
    );
  });
});
