/** The sample lender profile, and the page that a share link opens. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  buildLenderProfilePath,
  buildLenderReviewSharePath,
} from 'mortgage-domain/lenders/lenderPaths';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { useTestDemo } from './demo';
import { hrefsOf, textOf } from 'reference-api/testing/pageContent';

const demo = useTestDemo();

const profile = buildLenderProfilePath('L-1001');
const { partnerIds, serverUrls } = site;

it('the profile shows name and rating, and links to each review and to the website (ENT-6 LNK-5 LNK-9 LNK-10 OPN-5)', async () => {
  const { body } = await demo.visitor().get(profile);
  // (5 + 4.5 + 4 + 3 + 4) / 5 = 4.1, in quarter steps.
  assert.match(
    textOf(body),
    /Leo Sample.*Lanternlight Lending.*NMLS ID 410001.*Rated 4 of 5 stars/,
  );
  const hrefs = hrefsOf(body);
  for (const id of ['s-01', 's-02', 's-03', 's-04', 's-05'])
    assert.ok(hrefs.includes(buildLenderReviewSharePath(partnerIds.web, 'L-1001', id)), id);
  const website = `${serverUrls.lenderWebsite.baseUrl}?lenderId=L-1001`;
  assert.ok(body.includes(`<a class="link" href="${website}" data-lender-website="">`));
});

it('REV-1 REV-2 REV-3 REV-4 REV-5 ENM-14 ENT-11 PRS-11 CON-20 OPN-102: each review shows service, rating, rate and date by the display rules', async () => {
  const { body } = await demo.visitor().get(profile);
  const reviewOf = (id: string) => body.split(`data-review-id="${id}">`)[1]!.split('</li>')[0]!;
  for (const [id, ...texts] of [
    ['s-01', '>Closed August 2025<', 'Rate: Lower than expected', '>8/20/2025<', '5 of 5 stars'],
    ['s-02', '>In progress<', 'Rate: As expected', '4.5 of 5 stars'],
    ['s-03', '>Pre-qualified<'],
    ['s-04', 'Rate: Higher than expected'],
  ] as const)
    for (const text of texts) assert.ok(reviewOf(id).includes(text), `${id} ${text}`);
  for (const id of ['s-04', 's-05'])
    assert.ok(!reviewOf(id).includes('class="tag"'), 'no text for this service');
});

it('LNK-9 MISC-2: a share link opens the review for each partner', async () => {
  for (const partnerId of Object.values(partnerIds)) {
    const { statusCode, body } = await demo
      .visitor()
      .get(buildLenderReviewSharePath(partnerId, 'L-1001', 's-01'));
    assert.equal(statusCode, 200);
    assert.match(textOf(body), /Leo Sample.*Rated 5 of 5 stars.*Closed August 2025.*Leo called/);
    assert.match(body, /<meta property="og:description" content="Leo called back/);
    assert.ok(hrefsOf(body).includes(profile));
  }
});

it('LNK-9 OPN-92: a wrong partner, lender or review is a 404', async () => {
  const { web } = partnerIds;
  for (const [partner, lender, review] of [
    ['RD-OTHER', 'L-1001', 's-01'],
    [web, 'L-1002', 's-01'],
    [web, 'L-1001', 's-99'],
    ['', '', ''],
  ] as const) {
    const url = buildLenderReviewSharePath(partner, lender, review);
    assert.equal((await demo.visitor().get(url)).statusCode, 404, url);
  }
  assert.equal((await demo.visitor().get('/mortgageapi/lender-review-share')).statusCode, 404);
  assert.equal((await demo.visitor().get('/lender-profile/L-9999/')).statusCode, 404);
});

it('CAL-4 OPN-91 MISC-2: the calculator page names its property for the session', async () => {
  const { body } = await demo.visitor().get('/mortgage-calculator/');
  assert.match(body, /"calculatorProperty":\{"propertyAddress":"12 Larch Street/);
});
