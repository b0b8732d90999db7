/** The calculators' pages, and the one for advertisers beside them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { propertyFacts } from 'mortgage-domain/loans/propertyFacts';
import { affordabilityCalculator } from '../src/calculator/affordabilityCalculator';
import { paymentCalculator } from '../src/calculator/paymentCalculator';
import { refinanceCalculator } from '../src/calculator/refinanceCalculator';
import { openTestDemo, type TestDemo } from './demo';
import type { SignInAnswer } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

describe('the calculators’ pages', () => {
  const pages = [paymentCalculator, affordabilityCalculator, refinanceCalculator];
  it('MISC-2 OPN-92: each opens with an example worked out, and is a plain form', async () => {
    for (const { path, title } of pages) {
      const { statusCode, body } = await demo.visitor().get(path);
      assert.equal(statusCode, 200);
      assert.ok(body.includes(`<h1>${title}</h1>`), title);
      assert.match(body, /data-result/);
      assert.ok(body.includes(`<form class="card form" action="${path}"`));
    }
  });
  it('OPN-92: what cannot be read is said at its field, and what was typed stays', async () => {
    const { statusCode, body } = await demo
      .visitor()
      .get('/mortgage-calculator/?homePrice=a+lot&downPayment=%2450%2C000&term=ARM7&campaign=x');
    assert.equal(statusCode, 400);
    assert.match(
      body,
      /<input id="field-homePrice" name="homePrice" type="text" value="a lot"[^>]*aria-describedby="field-homePrice-problem" aria-invalid="true"/,
    );
    assert.match(body, /id="field-homePrice-problem">Enter an amount in dollars/);
    assert.match(body, /value="\$50,000"/);
    assert.match(body, /<option value="ARM7" selected>/);
    assert.match(body, /<details class="wide more" open>/);
    assert.ok(!body.includes('data-result'));
  });
  it('S01: what is typed is text', async () => {
    const { body } = await demo
      .visitor()
      .get('/mortgage-calculator/?homePrice=%22%3E%3Cscript%3Ealert(1)');
    assert.ok(!body.includes('"><script>alert'));
  });
  it('CAL-4 OPN-91: the payment calculator tells the session which home it is about, the others none', async () => {
    const configOf = async (path: string) =>
      JSON.parse(
        /data-embed-config>(.*?)<\/script>/.exec((await demo.visitor().get(path)).body)?.[1] ??
          '{}',
      ) as Record<string, Record<string, string>>;
    const { calculatorProperty } = await configOf(paymentCalculator.path);
    assert.deepEqual(calculatorProperty, {
      propertyAddress: '12 Larch Street, Sacramento, CA 95814',
      propertyImageURL: 'http://127.0.0.1:4900/static/sample-home.svg',
      propertyURL: 'http://127.0.0.1:4900/homedetails/12-larch-street/',
    });
    for (const address of [calculatorProperty.propertyURL, calculatorProperty.propertyImageURL])
      assert.equal((await demo.visitor().get(new URL(address).pathname)).statusCode, 200);
    for (const { path } of pages.slice(1))
      assert.equal('calculatorProperty' in (await configOf(path)), false);
    // The server takes it as it is.
    const visitor = demo.visitor();
    const { authToken } = (await visitor.signIn('consumer')).json<SignInAnswer>();
    const kept = await visitor.act('updateHDPCalcMarketing', {
      caller: authToken,
      userId: 'anon-1',
      ...calculatorProperty,
    });
    assert.deepEqual(kept.json(), {});
  });
  it('ENT-22: every fact of a home has its label and a drawing of its own', async () => {
    const drawings = readFileSync(new URL('../public/property-facts.svg', import.meta.url), 'utf8');
    const drawn = [
      ...drawings.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]{10,})"\/>/g),
    ];
    assert.deepEqual(
      new Set(drawn.map(([, id]) => id)),
      new Set(propertyFacts.map(({ icon }) => icon)),
    );
    assert.equal(new Set(drawn.map(([, , path]) => path)).size, propertyFacts.length);
    const { body } = await demo.visitor().get(paymentCalculator.path);
    for (const [label, icon] of [
      ['Year Built', 'hammer'],
      ['Price/sqft', 'ruler'],
      ['Availability', 'calendar'],
    ] as const)
      assert.match(
        body,
        new RegExp(`property-facts.svg#${icon}"></use></svg><span><strong>${label}</strong>`),
      );
  });
});

describe('the advertise page', () => {
  it('NAV-21 LAP-1: leads to the lender-advertising page and to the partners', async () => {
    const { statusCode, body } = await demo.visitor().get('/advertise/');
    assert.equal(statusCode, 200);
    assert.ok(
      body.includes('href="/advertising/Mortgage.htm"') &&
        body.includes('href="/z/partners/advertise/"'),
    );
  });
});
