/** Reviews that are there: shared with others, read by the lender, decided by staff. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  buildLenderProfileEditPath,
  buildLenderProfilePath,
  buildLenderReviewSharePath,
  buildReviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { buildSignInPath } from 'mortgage-domain/site/accountPaths';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { lenderReviews } from '../src/database/schema';
import { joinAs, openTestDemo, signInAs, type TestDemo } from './demo';
import { hrefsOf, inGate, textOf } from './pageContent';
import type { SignInAnswer } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

const partnerId = site.partnerIds.web;
const html = 'text/html; charset=utf-8';

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
    const lender = await signInAs(demo, 'lender');
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
      (await (await signInAs(demo, 'lender-admin')).get('/mortgage/lender-hub/')).body,
    );
    assert.ok(!other.includes('/mortgage/quotes-submitted/'), 'takes part in no quotes');
  });
  it('LNK-9 MISC-3: a lender shares the own published reviews', async () => {
    const { body } = await (await signInAs(demo, 'lender')).get('/mortgage/lender-reviews/');
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
        const visitor = account ? await signInAs(demo, account) : demo.visitor();
        const { statusCode, body } = await visitor.get(url);
        assert.equal(statusCode, 403, url);
        assert.match(
          body,
          /<template>\s*<\/template><\/div><\/div>\s*<noscript>[\s\S]*data-authorizer="lender"/,
        );
      }
  });
  it("LAP-14 LAP-15 OPN-52: a foreign zuid is for who may see unencoded ids; one's own is one's own", async () => {
    const lender = demo.visitor();
    const { user } = (await lender.signIn('lender')).json<SignInAnswer>();
    const url = `/mortgage/lender-reviews/?zuid=${user.encodedId}`;
    assert.equal((await lender.get(url)).statusCode, 200);
    const support = await signInAs(demo, 'moderator');
    const seen = await support.get(url);
    assert.equal(seen.statusCode, 200);
    assert.match(seen.body, /data-permissions="ViewUnencodedIds"/);
    assert.ok(hrefsOf(seen.body).includes(buildLenderProfileEditPath(user.encodedId)));
    for (const [visitor, zuid] of [
      [demo.visitor(), user.encodedId],
      [await signInAs(demo, 'admin'), user.encodedId],
      [await signInAs(demo, 'viewer'), user.encodedId],
      [lender, 'other'],
      [lender, `${user.encodedId}&zuid=x`],
    ] as const)
      assert.equal((await visitor.get(`/mortgage/lender-reviews/?zuid=${zuid}`)).statusCode, 403);
    for (const zuid of ['other', 'x'.repeat(500)])
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
    const moderator = await signInAs(demo, 'moderator');
    const { body } = await moderator.get(path);
    const shown = [...body.matchAll(/data-review="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(shown.slice(0, 2), ['r-1', 'r-2']);
    assert.ok(hrefsOf(body).includes(buildReviewModerationPath('r-1')));
    const alone = await moderator.get(buildReviewModerationPath('r-1'));
    assert.deepEqual(
      [...inGate(alone.body).matchAll(/data-review="([^"]+)"/g)].map(([, id]) => id),
      ['r-1'],
    );
    for (const id of ['r-99', ''])
      assert.equal((await moderator.get(buildReviewModerationPath(id))).statusCode, 404);
  });
  it('OPN-49: who may only look has no buttons', async () => {
    const viewer = await (await signInAs(demo, 'viewer')).get(path);
    assert.deepEqual(
      [
        viewer.statusCode,
        viewer.body.includes('data-review='),
        viewer.body.includes('name="decision"'),
      ],
      [200, true, false],
    );
  });
  it('ACC-4 OPN-49 S22: a decision names its review and one of two words; nothing else changes anything', async () => {
    const moderator = await signInAs(demo, 'moderator');
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
    for (const account of ['consumer', 'lender', 'viewer']) {
      const denied = await (
        await signInAs(demo, account)
      ).postForm(path, { id: 'r-1', decision: 'publish' });
      assert.deepEqual([denied.statusCode, denied.headers['content-type']], [403, html]);
    }
    // ACC-1, ACC-2: whose session has ended meanwhile reads why, and is led back.
    const { body } = await demo.visitor().postForm(path, { id: 'r-1', decision: 'publish' });
    assert.match(body, /<h1>Access Denied<\/h1>/);
    assert.ok(hrefsOf(body).includes(buildSignInPath(path)));
    assert.deepEqual(await statuses(), before);
  });
  it('OPN-49: who decided what is kept with the review', async () => {
    const moderator = await signInAs(demo, 'moderator');
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
