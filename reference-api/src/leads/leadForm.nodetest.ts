import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  leadActionPath,
  openTestApi,
  rowsOf,
  useTestApi,
} from '../testing/testApi';
import { leads } from '../database/schema';
import { leadPageCookie } from 'mortgage-domain/leads/leadAction';
import type { TestVisitor } from '../testing/visitor';

const demo = useTestApi();
const stored = () => rowsOf(demo.db, 'leads');
const path = `/mortgageapi/${leadActionPath}`;

const filled = {
  role: 'BranchManager',
  name: 'Bea van der Berg',
  companyName: '',
  emailAddress: 'form@lender.example.com',
  phoneNumber: '(415) 555-2671',
  website: '',
};

const post = (
  fields: Readonly<Record<string, string>>,
  visitor: TestVisitor = demo.visitor(),
) => visitor.postForm(path, fields);

const rowOf = async (address: string) =>
  (await demo.db.select().from(leads)).find(
    ({ emailAddress }) => emailAddress === address,
  );

describe('a lead form without script', () => {
  it('is stored as the running form stores it, and answered by a page (F75)', async () => {
    const visitor = demo.visitor({
      origin: 'http://127.0.0.1:4900',
      'sec-fetch-site': 'same-origin',
      referer:
        'http://127.0.0.1:4900/advertising/Mortgage.htm?utm_source=mail#form',
    });
    const response = await post(filled, visitor);
    assert.equal(response.statusCode, 200);
    assert.match(response.headers['content-type'] as string, /text\/html/);
    assert.match(response.body, /Contact submitted successfully!/);
    assert.match(
      response.body,
      /href="\/advertising\/Mortgage\.htm\?utm_source=mail"/,
    );
    const row = await rowOf(filled.emailAddress);
    assert.deepEqual(
      [row?.firstName, row?.lastName, row?.partnerId, row?.companyName],
      ['Bea', 'van der Berg', 'RD-MAPLEWEB', null],
    );
    assert.deepEqual(row?.utmParams, { utm_source: 'mail' });
  });

  it('is stored once, however often the same form is sent (F75 OPN-76)', async () => {
    const twice = { ...filled, emailAddress: 'again@lender.example.com' };
    await post(twice);
    const count = await stored();
    assert.equal((await post(twice)).statusCode, 200);
    assert.equal(await stored(), count);
  });

  it('comes back with its entries and each error, and stores nothing (F75 FRM-27)', async () => {
    const count = await stored();
    const response = await post({
      role: '',
      name: '"Bea" <b>',
      companyName: 'Lantern & Light',
      emailAddress: 'bea@',
      phoneNumber: '(415) 555-2671 x5',
      page: '/advertising/Mortgage.htm',
    });
    assert.equal(response.statusCode, 400);
    for (const text of [
      'Please check these fields:',
      'Select your role from the list.',
      'Please enter a valid email address.',
      'Please do not include extensions',
      'value="&quot;Bea&quot; &lt;b&gt;"',
      'value="Lantern &amp; Light"',
      'value="bea@"',
      'name="page" value="/advertising/Mortgage.htm"',
    ]) {
      assert.ok(response.body.includes(text), text);
    }
    assert.equal(await stored(), count);
  });

  it('asks a loan officer for the NMLS ID, then offers the names of the directory (F75 NML-1 FRM-13)', async () => {
    const officer = {
      ...filled,
      role: 'LoanOfficer',
      name: 'Ada Lane',
      emailAddress: 'officer.form@lender.example.com',
    };
    const first = await post(officer);
    assert.match(first.body, /name="nmlsId"/);
    assert.match(first.body, /Enter a numeric NMLS ID/);
    const second = await post({ ...officer, nmlsId: '123456' });
    assert.match(second.body, /<option value="Ada M Lane" selected>/);
    assert.match(second.body, /Please select a company name from the list/);
    const third = await post({
      ...officer,
      nmlsId: '123456',
      name: 'Ada M Lane',
      companyName: 'Porchlight Mortgage',
    });
    assert.equal(third.statusCode, 200);
    const row = await rowOf(officer.emailAddress);
    assert.deepEqual(
      [row?.nmlsId, row?.firstName, row?.lastName],
      ['123456', 'Ada', 'Lane'],
    );
  });

  it('of another site is refused (F75 S05)', async () => {
    const count = await stored();
    const foreign = demo.visitor({
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.equal((await post(filled, foreign)).statusCode, 403);
    assert.equal(await stored(), count);
  });

  it('that looks automated keeps its entries, and says why it waits (F75 S09)', async () => {
    const count = await stored();
    const response = await post({ ...filled, website: 'https://a.example' });
    assert.equal(response.statusCode, 403);
    assert.match(response.body, /We couldn’t tell that a person sent this/);
    assert.match(response.body, /\(800\) 555-0199/);
    assert.match(response.body, /value="Bea van der Berg"/);
    assert.equal(await stored(), count);
  });

  it('that comes too soon shows its errors first (F75 S09 FRM-27)', async () => {
    const visitor = demo.visitor();
    visitor.cookies.set(leadPageCookie, String(Date.now()));
    const response = await post({ ...filled, emailAddress: 'bea@' }, visitor);
    assert.match(response.body, /Please check these fields:/);
    assert.match(response.body, /Please enter a valid email address\./);
    visitor.cookies.set(leadPageCookie, String(Date.now()));
    const blocked = await post(filled, visitor);
    assert.match(blocked.body, /We couldn’t tell that a person sent this/);
  });

  it('has the limit of the action (F75 S09)', async () => {
    await using limited = await openTestApi(
      { limits: { leadsPerMinute: 1 } },
      demo,
    );
    const visitor = limited.visitor();
    await post(filled, visitor);
    assert.equal((await post(filled, visitor)).statusCode, 429);
  });
});
