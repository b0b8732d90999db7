/** Writing a review: its form, what is refused, and where the review is read afterwards. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  buildLenderProfilePath,
  buildLenderReviewPath,
  buildLenderReviewSharePath,
  buildReviewModerationPath,
  lenderDirectoryPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { openTestDemo, rowsOf, signInAs, type TestDemo } from './demo';
import { cardOf, hrefsOf } from './pageContent';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

describe('writing a review', () => {
  const url = buildLenderReviewPath({ lenderId: 'L-1004' });
  const good = {
    serviceProvided: 'LoanClosed',
    dateOfService: '2024-05-31',
    rating: '4',
    rateExpectation: 'MetExpectations',
    loanPurpose: 'Purchase',
    loanProduct: 'Fixed30Year',
    loanType: 'VA',
    message: '  Plain words for everything.  ',
  };
  it('LNK-6 OPN-6 OPN-92: who is not signed in reads why, and is led through the sign-in back here', async () => {
    const { body, statusCode } = await demo.visitor().get(url);
    assert.equal(statusCode, 200);
    assert.ok(!body.includes('<textarea'));
    assert.ok(hrefsOf(body).includes(`/user/acct/login/?redirectUrl=${encodeURIComponent(url)}`));
  });
  it('ENT-11 ENM-1 ENM-2 ENM-4 ENM-14 ENM-16 ENM-20: the form offers exactly the words of the specification', async () => {
    const { body } = await (await signInAs(demo, 'consumer')).get(url);
    const valuesOf = (name: string) =>
      [
        ...(
          new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(body)?.[0] ?? body
        ).matchAll(
          new RegExp(
            body.includes(`<select id="field-${name}"`)
              ? '<option value="([^"]+)"'
              : `name="${name}" value="([^"]+)"`,
            'g',
          ),
        ),
      ].map(([, value]) => value);
    assert.deepEqual(
      new Set(valuesOf('serviceProvided')),
      new Set(['NoResponse', 'DidNotContinue', 'PreQualified', 'LoanInProgress', 'LoanClosed']),
    );
    assert.deepEqual(valuesOf('rateExpectation'), [
      'DidNotMeetExpectations',
      'MetExpectations',
      'ExceededExpectations',
    ]);
    assert.deepEqual(valuesOf('loanPurpose'), ['Purchase', 'Refinance', 'HomeEquity']);
    assert.equal(valuesOf('loanProduct').length, 15);
    assert.deepEqual(valuesOf('loanType'), ['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo']);
    assert.equal(body.split('>Select one<').length - 1, 4);
  });
  it('ACC-4 LNK-7 MISC-2: a review is stored, waits, can be read by its writer alone, and stands everywhere once it is published', async () => {
    const visitor = await signInAs(demo, 'consumer');
    const sent = await visitor.postForm(url, good);
    assert.equal(sent.statusCode, 303);
    const place = String(sent.headers.location);
    const reviewId = new URL(place, 'http://x').searchParams.get('reviewId')!;
    assert.match((await visitor.get(place)).body, /you alone can see yours/);
    const profile = buildLenderProfilePath('L-1004');
    const share = buildLenderReviewSharePath(site.partnerIds.web, 'L-1004', reviewId);
    assert.equal((await demo.visitor().get(place)).statusCode, 404);
    assert.equal((await (await signInAs(demo, 'agent')).get(place)).statusCode, 404);
    assert.equal((await visitor.get(share)).statusCode, 404, 'not shared before it is published');
    assert.ok(!(await demo.visitor().get(profile)).body.includes('Plain words for everything.'));
    const moderator = await signInAs(demo, 'moderator');
    const alone = buildReviewModerationPath(reviewId);
    assert.ok(hrefsOf((await moderator.get(place)).body).includes(alone));
    assert.match((await moderator.get(alone)).body, /Plain words for everything\./);
    const decided = await moderator.postForm('/mortgage/review-moderation/', {
      id: reviewId,
      decision: 'publish',
    });
    assert.equal(decided.statusCode, 303);
    for (const address of [profile, place, share])
      assert.match((await demo.visitor().get(address)).body, /Plain words for everything\./);
    assert.match((await demo.visitor().get(profile)).body, /Cora S\./);
    // (5 + 4.5 + 4) / 3 = 4.5
    const card = cardOf((await demo.visitor().get(lenderDirectoryPath)).body, 'Grace T. Fernbrook');
    assert.match(card.replaceAll(/<[^>]+>|\s+/g, ' '), /Rated 4\.5 of 5 stars\s+3 reviews/);
    await moderator.postForm('/mortgage/review-moderation/', { id: reviewId, decision: 'reject' });
    assert.equal((await demo.visitor().get(share)).statusCode, 404, 'taken back');
    assert.match((await visitor.get(place)).body, /is not published/);
  });
  it('VAL-18 OPN-104 ENT-11: what is wrong is said beside its field, nothing typed is lost and nothing stored', async () => {
    const visitor = await signInAs(demo, 'consumer');
    const rows = await rowsOf(demo.db, 'lender_reviews');
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const [field, value, message] of [
      ['serviceProvided', '', 'Choose how far you came with this lender.'],
      ['serviceProvided', 'Vanished', 'Choose how far you came with this lender.'],
      ['rating', '', 'Give one to five stars.'],
      ['rating', '6', 'Give one to five stars.'],
      ['rating', '4.5', 'Give one to five stars.'],
      ['dateOfService', tomorrow, 'Give a day up to today'],
      ['dateOfService', '5/31/2024', 'Give a day up to today'],
      ['dateOfService', '2024-13-01', 'Give a day up to today'],
      ['rateExpectation', 'Unsure', 'Choose one of the list.'],
      ['loanPurpose', 'Boat', 'Choose one of the list.'],
      ['loanProduct', 'Fixed99Year', 'Choose one of the list.'],
      ['loanType', 'HELOC', 'Choose one of the list.'],
      ['message', ' 1234 ', 'Write 5 to 800 characters.'],
      ['message', 'x'.repeat(801), 'Write 5 to 800 characters.'],
    ] as const) {
      const { statusCode, body } = await visitor.postForm(url, { ...good, [field]: value });
      assert.equal(statusCode, 400, `${field} ${value}`);
      const problem = new RegExp(`id="field-${field}-problem">([^<]+)<`).exec(body)?.[1] ?? '';
      assert.ok(problem.startsWith(message), `${field} ${value}: ${problem}`);
      assert.equal(body.split('class="problem"').length, 2, 'the only one');
      if (field !== 'message')
        assert.match(body, /<textarea[^>]*>\n {2}Plain words for everything\. {2}<\/textarea>/);
      if (field !== 'loanType') assert.match(body, /<option value="VA" selected>/);
    }
    assert.equal(await rowsOf(demo.db, 'lender_reviews'), rows);
  });
  it('VAL-18 ENT-11: 5 and 800 characters are enough, and only service, stars and text are needed', async () => {
    const visitor = await signInAs(demo, 'landlord');
    for (const message of ['12345', '😀'.repeat(800)]) {
      const sent = await visitor.postForm(url, {
        serviceProvided: 'NoResponse',
        rating: '1',
        message,
      });
      assert.equal(sent.statusCode, 303);
    }
  });
  it('S09: the same review that is sent twice is stored once', async () => {
    const visitor = await signInAs(demo, 'homepro');
    const reviewId = crypto.randomUUID();
    const rows = await rowsOf(demo.db, 'lender_reviews');
    await visitor.postForm(url, { ...good, reviewId });
    assert.equal((await visitor.postForm(url, { ...good, reviewId })).statusCode, 303);
    assert.equal(await rowsOf(demo.db, 'lender_reviews'), rows + 1);
  });
  it('S09: there is a limit', async () => {
    const narrow = await openTestDemo({ limits: { leadsPerMinute: 1 } }, demo);
    try {
      const visitor = narrow.visitor();
      await visitor.postForm(url, good);
      assert.equal((await visitor.postForm(url, good)).statusCode, 429);
    } finally {
      await narrow.close();
    }
  });
  it('S22: a session that has ended, a lender about itself: refused, and what was typed is still there', async () => {
    const rows = await rowsOf(demo.db, 'lender_reviews');
    const stranger = await demo.visitor().postForm(url, good);
    assert.deepEqual(
      [stranger.statusCode, /Plain words for everything\./.test(stranger.body)],
      [401, true],
    );
    const lender = await signInAs(demo, 'lender');
    const own = buildLenderReviewPath({ lenderId: 'L-1001' });
    const seen = await lender.get(own);
    assert.ok(
      seen.body.includes('Lenders cannot review themselves') && !seen.body.includes('<textarea'),
    );
    assert.equal((await lender.postForm(own, good)).statusCode, 403);
    assert.equal(await rowsOf(demo.db, 'lender_reviews'), rows);
  });
  it('OPN-6 OPN-92: without a lender there is a choice of them; an unknown one is a 404', async () => {
    const { statusCode, body } = await demo.visitor().get('/mortgage/lender-review/');
    assert.equal(statusCode, 200);
    assert.ok(hrefsOf(body).includes(url));
    for (const bad of [
      '?lenderId=L-9',
      '?lenderId=',
      '?lenderId=L-1001&reviewId=',
      '?reviewId=r-1',
      '?lenderId=L-1002&reviewId=s-01',
    ])
      assert.equal(
        (await demo.visitor().get(`/mortgage/lender-review/${bad}`)).statusCode,
        404,
        bad,
      );
    const visitor = await signInAs(demo, 'consumer');
    assert.equal(
      (await visitor.postForm('/mortgage/lender-review/?lenderId=L-9', good)).statusCode,
      404,
    );
    assert.equal((await visitor.postForm('/mortgage/lender-review/', good)).statusCode, 404);
  });
  it('S01: what somebody writes is text', async () => {
    const visitor = await signInAs(demo, 'agent');
    const sent = await visitor.postForm(url, { ...good, message: '<img src=x onerror=alert(1)>' });
    const { body } = await visitor.get(String(sent.headers.location));
    assert.ok(body.includes('&lt;img src=x') && !body.includes('<img src=x'));
  });
  it('OPN-92: a writer without a name is a visitor', async () => {
    const visitor = demo.visitor();
    await visitor.postJson('/user/acct/register/', {
      email: `${crypto.randomUUID()}@lender.example.com`,
      password: 'long-enough',
    });
    const sent = await visitor.postForm(url, good);
    assert.match((await visitor.get(String(sent.headers.location))).body, />A visitor</);
  });
});
