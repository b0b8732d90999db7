/** The directory of lenders, and the profile of each. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import {
  buildLenderProfileEditPath,
  buildLenderProfilePath,
  buildLenderReviewPath,
  buildLenderReviewSharePath,
  lenderDirectoryPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { lenders } from '../src/database/schema';
import { seedDirectory } from '../src/lenders/seedLenders';
import { openTestDemo, rowsOf, signInAs, type TestDemo } from './demo';
import { cardOf, cardsOf, hrefsOf, textOf } from './pageContent';
import type { SignInAnswer } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

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
      assert.ok(hrefs.includes(buildLenderReviewSharePath(site.partnerIds.web, 'L-1001', id)), id);
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
      const visitor = account ? await signInAs(demo, account) : demo.visitor();
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
    for (const id of ['L-9999', "'%20or%201=1", '%3Cscript%3E', 'x'.repeat(90)]) {
      const { statusCode, body } = await demo.visitor().get(`/lender-profile/${id}/`);
      assert.equal(statusCode, 404, id);
      assert.match(body, /No lender of the directory has this address/);
    }
  });
});
