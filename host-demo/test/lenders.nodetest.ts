/** The pages about lenders: the directory, profiles, what is said of them, and what lenders see of themselves. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  buildLenderProfileEditPath,
  buildLenderProfilePath,
  buildLenderReviewPath,
  buildLenderReviewSharePath,
  buildReviewModerationPath,
  lenderDirectoryPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { lenderReviews, lenders } from '../src/database/schema';
import { seedDirectory } from '../src/lenders/seedLenders';
import { joinAs, openTestDemo, rowsOf, type TestDemo } from './demo';
import type { SignInAnswer, TestVisitor } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

const signedIn = async (account: string): Promise<TestVisitor> => {
  const visitor = demo.visitor();
  await visitor.signIn(account);
  return visitor;
};
/** Text of the page's middle, as a person reads it. */
const textOf = (html: string): string =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
/** A gated page holds its content a second time, for browsers without script. */
const inGate = (html: string): string => html.replace(/<noscript>[\s\S]*?<\/noscript>/, '');
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const cardsOf = (html: string): string[] => html.split('data-lender>').slice(1);
const cardOf = (html: string, name: string): string =>
  cardsOf(html).find((card) => card.includes(`>${name}</a>`)) ?? '';
const partnerId = site.partnerIds.web;

describe('the lender directory', () => {
  it('LNK-8 MISC-2: lists every lender with the name, the rating and the number of published reviews', async () => {
    const { body, statusCode } = await demo.visitor().get(lenderDirectoryPath);
    assert.equal(statusCode, 200);
    assert.equal(cardsOf(body).length, await rowsOf(demo.db, 'lenders'));
    const leo = cardOf(body, 'Leo Sample').replaceAll(/<[^>]+>|\s+/g, ' ');
    assert.match(leo, /Lanternlight Lending\s+NMLS ID 410001/);
    // (5 + 4.5 + 4 + 3) / 4 = 4.125, half up.
    assert.match(leo, /Rated 4\.25 of 5 stars\s+4 reviews/);
    assert.match(leo, /California, Nevada, Oregon, Washington/);
    assert.match(cardOf(body, 'Otis Juniper Jr.'), /No reviews yet/);
  });
  it('ENT-6: each lender stands under the first of the names that it has', async () => {
    const { body } = await demo.visitor().get(lenderDirectoryPath);
    for (const name of [
      'Leo Sample',
      'Cedar &amp; Stone Home Loans',
      'Grace T. Fernbrook',
      'prairie-rates',
      'The Larkspur Team',
      'Otis Juniper Jr.',
    ])
      assert.notEqual(cardOf(body, name), '', name);
  });
  it('LNK-5 LNK-6 OPN-6: each leads to the profile and to the review page, which takes the lenderId', async () => {
    const { body } = await demo.visitor().get(lenderDirectoryPath);
    const hrefs = hrefsOf(cardOf(body, 'Leo Sample'));
    assert.ok(hrefs.includes(buildLenderProfilePath('L-1001')));
    assert.ok(hrefs.includes(buildLenderReviewPath({ lenderId: 'L-1001' })));
  });
  it("LNK-10 OPN-5: a website's link goes to the configured base with the lender's id, marked for the session; who has none has no link", async () => {
    const { body } = await demo.visitor().get(lenderDirectoryPath);
    const { baseUrl } = site.serverUrls.lenderWebsite;
    assert.ok(
      cardOf(body, 'Leo Sample').includes(
        `<a class="link" href="${baseUrl}?lenderId=L-1001" data-lender-website="">`,
      ),
    );
    assert.ok(!cardOf(body, 'prairie-rates').includes('data-lender-website'));
  });
  it('REG-1 REG-2: a path with a state lists those who serve it, with a city too', async () => {
    for (const [url, heading] of [
      ['/lender-directory/ca/', 'Lenders in California'],
      ['/lender-directory/CA', 'Lenders in California'],
      ['/lender-directory/ca/los-angeles/', 'Lenders in Los Angeles, California'],
    ] as const) {
      const { body, statusCode } = await demo.visitor().get(url);
      assert.equal(statusCode, 200);
      assert.ok(body.includes(`<h1>${heading}</h1>`), url);
      assert.ok(cardOf(body, 'Leo Sample') && cardOf(body, 'Otis Juniper Jr.'), url);
      assert.equal(cardsOf(body).length, 3, url);
    }
    const none = await demo.visitor().get('/lender-directory/ak/');
    assert.deepEqual([none.statusCode, cardsOf(none.body).length], [200, 0]);
    assert.match(none.body, /No lender here yet/);
  });
  it('VAL-14 VAL-15: the choice of states has the territories, which no lender serves; what is no state is a 404', async () => {
    const { body } = await demo.visitor().get(lenderDirectoryPath);
    assert.equal([...body.matchAll(/<option value="[A-Z]{2}"/g)].length, 56);
    const chosen = await demo.visitor().get('/lender-directory/?state=PR');
    assert.deepEqual([chosen.statusCode, chosen.headers.location], [303, '/lender-directory/pr/']);
    const territory = await demo.visitor().get('/lender-directory/pr/');
    assert.equal(territory.statusCode, 200);
    assert.match(territory.body, /No lender of ours serves Puerto Rico yet/);
    for (const url of ['/lender-directory/xx/', '/lender-directory/california/'])
      assert.equal((await demo.visitor().get(url)).statusCode, 404, url);
    for (const odd of ['', 'XX', '//evil.example', '__proto__'])
      assert.equal(
        (await demo.visitor().get(`/lender-directory/?state=${encodeURIComponent(odd)}`)).headers
          .location,
        '/lender-directory/',
      );
  });
  it('OPN-76: a database from before the directory gets it at the next start; one that has lenders is left alone', async () => {
    const own = await openTestDemo();
    try {
      await own.db.delete(lenders).where(eq(lenders.lenderId, 'L-1008'));
      await seedDirectory(own.db);
      assert.equal(await rowsOf(own.db, 'lenders'), 7);
      await own.db.delete(lenders);
      assert.equal(await rowsOf(own.db, 'lender_reviews'), 0);
      await seedDirectory(own.db);
      assert.deepEqual(
        [await rowsOf(own.db, 'lenders'), await rowsOf(own.db, 'lender_reviews')],
        [8, 18],
      );
    } finally {
      await own.close();
    }
  });
});

describe("a lender's profile", () => {
  const path = buildLenderProfilePath('L-1001');
  it('LNK-5 LNK-6 LNK-9: the facts, the published reviews, a link to share each, and one to write another', async () => {
    const { body } = await demo.visitor().get(path);
    assert.match(textOf(body), /Leo Sample.*NMLS ID 410001.*Rated 4\.25 of 5 stars 4 reviews/);
    assert.ok(!body.includes('Quick answers, fair fees.'), 'waits for moderation');
    const hrefs = hrefsOf(body);
    for (const id of ['s-01', 's-02', 's-03', 's-04'])
      assert.ok(hrefs.includes(buildLenderReviewSharePath(partnerId, 'L-1001', id)), id);
    assert.ok(hrefs.includes(buildLenderReviewPath({ lenderId: 'L-1001' })));
  });
  it('REV-1 REV-2 REV-3 REV-4 ENM-14: what was done and how the rate was stand beside each review', async () => {
    const { body } = await demo.visitor().get(path);
    const reviewOf = (html: string, id: string) =>
      (html.split(`data-review-id="${id}">`)[1] ?? '').split('</li>')[0] ?? '';
    const has = (id: string, text: string, html = body) => reviewOf(html, id).includes(`>${text}<`);
    assert.ok(has('s-01', 'Closed August 2025') && has('s-01', 'Lower than expected'));
    assert.ok(has('s-01', 'Purchase, 30 year fixed, Conventional'));
    assert.ok(has('s-02', 'As expected') && has('s-03', 'Pre-qualified'));
    assert.ok(has('s-04', 'Higher than expected'));
    assert.ok(!reviewOf(body, 's-04').includes('class="tag"'), 'did not continue');
    const lena = (await demo.visitor().get(buildLenderProfilePath('L-1002'))).body;
    assert.ok(has('s-06', 'In progress', lena));
    const cedar = (await demo.visitor().get(buildLenderProfilePath('L-1003'))).body;
    assert.ok(!reviewOf(cedar, 's-08').includes('class="tag"'), 'no response');
  });
  it('PRS-11 CON-20: dates of reviews stand in the US format', async () => {
    assert.match((await demo.visitor().get(path)).body, />8\/20\/2025</);
  });
  it('LNK-3 OPN-49: the link to the editor is for the lender itself and for staff who may edit others', async () => {
    const editLinks = async (account: string | undefined, url = path) => {
      const visitor = account ? await signedIn(account) : demo.visitor();
      return hrefsOf((await visitor.get(url)).body).filter((href) =>
        href.startsWith('/mortgage/lender-profile/edit/'),
      );
    };
    const lender = demo.visitor();
    const { user } = (await lender.signIn('lender')).json<SignInAnswer>();
    assert.deepEqual(await editLinks('lender'), [buildLenderProfileEditPath()]);
    assert.deepEqual(await editLinks('moderator'), [buildLenderProfileEditPath(user.encodedId)]);
    assert.deepEqual(
      await editLinks('moderator', buildLenderProfilePath('L-1003')),
      [],
      'no account',
    );
    for (const other of [undefined, 'consumer', 'viewer', 'admin'])
      assert.deepEqual(await editLinks(other), []);
    assert.deepEqual(await editLinks('lender', buildLenderProfilePath('L-1002')), []);
  });
  it('OPN-92: an id that is nobody is a 404 in plain words, whatever it holds', async () => {
    for (const id of ['L-9999', '%00', "'%20or%201=1", '%3Cscript%3E', 'x'.repeat(90)]) {
      const { statusCode, body } = await demo.visitor().get(`/lender-profile/${id}/`);
      assert.equal(statusCode, 404, id);
      assert.match(body, /No lender of the directory has this address/);
    }
  });
});

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
    const { body } = await (await signedIn('consumer')).get(url);
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
    const visitor = await signedIn('consumer');
    const sent = await visitor.postForm(url, good);
    assert.equal(sent.statusCode, 303);
    const place = String(sent.headers.location);
    const reviewId = new URL(place, 'http://x').searchParams.get('reviewId')!;
    assert.match((await visitor.get(place)).body, /you alone can see yours/);
    const profile = buildLenderProfilePath('L-1004');
    const share = buildLenderReviewSharePath(partnerId, 'L-1004', reviewId);
    assert.equal((await demo.visitor().get(place)).statusCode, 404);
    assert.equal((await (await signedIn('agent')).get(place)).statusCode, 404);
    assert.equal((await visitor.get(share)).statusCode, 404, 'not shared before it is published');
    assert.ok(!(await demo.visitor().get(profile)).body.includes('Plain words for everything.'));
    const moderator = await signedIn('moderator');
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
    const visitor = await signedIn('consumer');
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
      ['message', 'with\0nothing', 'Write 5 to 800 characters.'],
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
    const visitor = await signedIn('landlord');
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
    const visitor = await signedIn('homepro');
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
    const lender = await signedIn('lender');
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
      '?lenderId=%00',
      '?lenderId=L-1001&reviewId=',
      '?lenderId=L-1001&reviewId=%00',
      '?reviewId=r-1',
      '?lenderId=L-1002&reviewId=s-01',
    ])
      assert.equal(
        (await demo.visitor().get(`/mortgage/lender-review/${bad}`)).statusCode,
        404,
        bad,
      );
    const visitor = await signedIn('consumer');
    assert.equal(
      (await visitor.postForm('/mortgage/lender-review/?lenderId=L-9', good)).statusCode,
      404,
    );
    assert.equal((await visitor.postForm('/mortgage/lender-review/', good)).statusCode, 404);
  });
  it('S01: what somebody writes is text', async () => {
    const visitor = await signedIn('agent');
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

describe('a review that is shared', () => {
  const share = buildLenderReviewSharePath(partnerId, 'L-1001', 's-01');
  it('LNK-9 MISC-2: shows the review, with what programs draw a preview from', async () => {
    const { statusCode, body } = await demo.visitor().get(share);
    assert.equal(statusCode, 200);
    assert.match(
      textOf(body),
      /Leo Sample.*Rated 5 of 5 stars.*Closed August 2025.*Leo called back/,
    );
    assert.match(body, /<meta property="og:title" content="Leo Sample: 5 of 5 stars">/);
    assert.match(body, /<meta property="og:description" content="Leo called back/);
    const address = `http://127.0.0.1:4900${share.replaceAll('&', '&amp;')}`;
    assert.ok(body.includes(`<meta property="og:url" content="${address}">`));
    assert.ok(body.includes(`<link rel="canonical" href="${address}">`));
    assert.ok(hrefsOf(body).includes(buildLenderProfilePath('L-1001')));
  });
  it('LNK-9: for each of our partners, and for nobody else; nothing that is not published, nothing of another lender', async () => {
    for (const id of Object.values(site.partnerIds))
      assert.equal(
        (await demo.visitor().get(buildLenderReviewSharePath(id, 'L-1001', 's-01'))).statusCode,
        200,
      );
    for (const [partner, lender, review] of [
      ['RD-OTHER', 'L-1001', 's-01'],
      [partnerId, 'L-1002', 's-01'],
      [partnerId, 'L-1001', 'r-1'],
      [partnerId, 'L-1001', 's-99'],
      [partnerId, 'L-1001', '\0'],
      ['', '', ''],
    ] as const) {
      const { statusCode, body } = await demo
        .visitor()
        .get(buildLenderReviewSharePath(partner, lender, review));
      assert.equal(statusCode, 404);
      assert.match(body, /No published review has this address/);
    }
    for (const bare of ['/mortgageapi/lender-review-share', `${share}&reviewId=s-02`])
      assert.equal((await demo.visitor().get(bare)).statusCode, 404);
  });
});

describe('what lenders see of themselves', () => {
  const pages = ['/mortgage/lender-reviews/', '/mortgage/lender-hub/', '/mortgage/LenderHome.htm'];
  it('MISC-3 LNK-3 LNK-5 NAV-27 LAP-9 LAP-13: from the hub and the reviews a lender comes to profile, editor, billing, quotes and co-marketing', async () => {
    const lender = await signedIn('lender');
    for (const url of pages) {
      const { statusCode, body } = await lender.get(url);
      assert.equal(statusCode, 200);
      const hrefs = hrefsOf(body);
      assert.ok(hrefs.includes(buildLenderProfileEditPath()), url);
      assert.ok(hrefs.includes(buildLenderProfilePath('L-1001')), url);
    }
    const hub = hrefsOf((await lender.get('/mortgage/lender-hub/')).body);
    for (const href of [
      '/mortgage/quotes-submitted/',
      '/mortgage/lender-billing/',
      '/comarketing/agent/Dashboard.htm',
      '/mortgage/lender-reviews/',
      '/advertising/Mortgage.htm',
    ])
      assert.ok(hub.includes(href), href);
    const other = hrefsOf(
      (await (await signedIn('lender-admin')).get('/mortgage/lender-hub/')).body,
    );
    assert.ok(!other.includes('/mortgage/quotes-submitted/'), 'takes part in no quotes');
  });
  it('LNK-9 MISC-3: a lender shares the own published reviews', async () => {
    const { body } = await (await signedIn('lender')).get('/mortgage/lender-reviews/');
    const shared = hrefsOf(inGate(body)).filter((href) => href.startsWith('/mortgageapi/'));
    assert.deepEqual(
      shared.sort(),
      ['s-01', 's-02', 's-03', 's-04'].map((id) =>
        buildLenderReviewSharePath(partnerId, 'L-1001', id),
      ),
    );
  });
  it('PRM-11 OPN-49 S22: nobody else: the gate asks for a lender, the server sends nothing and says 403', async () => {
    for (const account of [undefined, 'consumer', 'agent', 'viewer'])
      for (const url of pages) {
        const visitor = account ? await signedIn(account) : demo.visitor();
        const { statusCode, body } = await visitor.get(url);
        assert.equal(statusCode, 403, url);
        assert.match(
          body,
          /<template>\s*<\/template><\/div>\s*<noscript>[\s\S]*data-authorizer="lender"/,
        );
      }
  });
  it("LAP-14 LAP-15 OPN-52: a foreign zuid is for who may see unencoded ids; one's own is one's own", async () => {
    const lender = demo.visitor();
    const { user } = (await lender.signIn('lender')).json<SignInAnswer>();
    const url = `/mortgage/lender-reviews/?zuid=${user.encodedId}`;
    assert.equal((await lender.get(url)).statusCode, 200);
    const support = await signedIn('moderator');
    const seen = await support.get(url);
    assert.equal(seen.statusCode, 200);
    assert.match(seen.body, /data-permissions="ViewUnencodedIds"/);
    assert.ok(hrefsOf(seen.body).includes(buildLenderProfileEditPath(user.encodedId)));
    for (const [visitor, zuid] of [
      [demo.visitor(), user.encodedId],
      [await signedIn('admin'), user.encodedId],
      [await signedIn('viewer'), user.encodedId],
      [lender, 'other'],
      [lender, `${user.encodedId}&zuid=x`],
    ] as const)
      assert.equal((await visitor.get(`/mortgage/lender-reviews/?zuid=${zuid}`)).statusCode, 403);
    for (const zuid of ['other', '%00', 'x'.repeat(500)])
      assert.match(
        (await support.get(`/mortgage/lender-reviews/?zuid=${zuid}`)).body,
        /No lender of the directory belongs/,
      );
  });
  it('OPN-92: a lender who stands in no directory is told so', async () => {
    const { visitor } = await joinAs(demo, { profileTypes: ['Lender'] });
    for (const url of pages) {
      const { statusCode, body } = await visitor.get(url);
      assert.equal(statusCode, 200);
      assert.match(body, /No lender of the directory belongs to this account yet/);
    }
  });
});

describe('review moderation', () => {
  const path = '/mortgage/review-moderation/';
  it('ACC-4 LNK-7: what waits comes first; each leads to its own address, where it stands alone', async () => {
    const moderator = await signedIn('moderator');
    const { body } = await moderator.get(path);
    const shown = [...body.matchAll(/data-review="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(shown.slice(0, 2), ['r-1', 'r-2']);
    assert.ok(hrefsOf(body).includes(buildReviewModerationPath('r-1')));
    const alone = await moderator.get(buildReviewModerationPath('r-1'));
    assert.deepEqual(
      [...inGate(alone.body).matchAll(/data-review="([^"]+)"/g)].map(([, id]) => id),
      ['r-1'],
    );
    for (const id of ['r-99', '', '\0'])
      assert.equal((await moderator.get(buildReviewModerationPath(id))).statusCode, 404);
  });
  it('OPN-49: who may only look has no buttons', async () => {
    const viewer = await (await signedIn('viewer')).get(path);
    assert.deepEqual(
      [
        viewer.statusCode,
        viewer.body.includes('data-review='),
        viewer.body.includes('name="decision"'),
      ],
      [200, true, false],
    );
  });
  it('OPN-49 S22: a decision names its review and one of two words; nothing else changes anything', async () => {
    const moderator = await signedIn('moderator');
    const statuses = () =>
      demo.db
        .select({ id: lenderReviews.reviewId, status: lenderReviews.status })
        .from(lenderReviews)
        .orderBy(lenderReviews.reviewId);
    const before = await statuses();
    for (const [fields, field] of [
      [{ id: 'r-1', decision: 'burn' }, 'decision'],
      [{ id: 'r-1' }, 'decision'],
      [{ id: 'r-99', decision: 'publish' }, 'id'],
      [{ id: '\0', decision: 'publish' }, 'id'],
      [{ decision: 'publish' }, 'id'],
    ] as const) {
      const response = await moderator.postForm(path, fields);
      assert.deepEqual(
        [response.statusCode, response.json<{ field: string }>().field],
        [400, field],
      );
    }
    for (const account of ['consumer', 'lender', 'viewer'])
      assert.equal(
        (await (await signedIn(account)).postForm(path, { id: 'r-1', decision: 'publish' }))
          .statusCode,
        403,
      );
    assert.deepEqual(await statuses(), before);
  });
  it('OPN-49: who decided what is kept with the review', async () => {
    const moderator = await signedIn('moderator');
    await moderator.postForm(path, { id: 'r-2', decision: 'reject' });
    const [row] = await demo.db
      .select()
      .from(lenderReviews)
      .where(eq(lenderReviews.reviewId, 'r-2'));
    assert.deepEqual(
      [row?.status, row?.decidedBy, row?.decidedAt instanceof Date],
      ['rejected', 'X1-moderator', true],
    );
    assert.ok(
      !(await demo.visitor().get(buildLenderProfilePath('L-1002'))).body.includes('Took a while'),
    );
  });
});
