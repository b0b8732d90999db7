import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { agentHubLinks, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { toEncodedId } from 'reference-api/accounts/accounts';
import { firstSite } from 'reference-api/sites';
import { linksOf } from 'reference-api/site-addresses';
import { permissionsOf } from 'reference-api/accounts/permissions';
import { openTestDemo, signInAs, useTestDemo } from './demo';
import { ownOrigin } from 'reference-api/testing/testApi';
import type { Failure } from 'reference-api/testing/visitor';

const demo = useTestDemo();

it('repeats the confirmation on the page that follows a lead (LAP-27)', async () => {
  const { body } = await demo.visitor().get('/lender-resources/');
  assert.match(body, /we have your request/);
});

describe('every page', () => {
  const pages = [
    '/',
    '/mortgage-rates/',
    '/mortgage-rates/ca/',
    '/mortgage-rates/ca/los-angeles/',
    '/refinance/',
    '/refinance/ca/los-angeles',
    '/lender-directory/ny/',
    '/advertising/Mortgage.htm',
    '/mortgage/review-moderation/',
    '/user/acct/login/',
    '/user/acct/register/',
    '/lender-resources/',
    '/lender-profile/L-1001/',
    '/demo/without-reload/',
    '/legacy/all-remotes',
    '/legacy/bad-options',
    '/not-there',
  ];
  for (const url of pages) {
    it(`OPN-34 OPN-92 LNK-1: ${url} has language, title, viewport, main content and the two script tags from other origins`, async () => {
      const { headers, body } = await demo.visitor().get(url);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.match(body, /^<!doctype html>\s*<html lang="en">/);
      assert.match(body, /<title>[^<]+ - Maplehearth<\/title>/);
      assert.match(body, /<meta name="viewport"/);
      assert.match(body, /<main id="main-content"/);
      for (const [remote, port] of [
        ['header', 4901],
        ['footer', 4902],
      ] as const) {
        assert.ok(
          body.includes(
            `<script async src="http://127.0.0.1:${port}/${remote}-remote/embed.js" data-target="#site-${remote}"></script>`,
          ),
        );
      }
      assert.match(body, /<h1\b|lender-onboarding|access-denied/);
    });
  }
  it('CAL-4 OPN-91: the calculator page names its property for the session', async () => {
    const { body } = await demo.visitor().get('/mortgage-calculator/');
    assert.match(
      body,
      /"calculatorProperty":\{"propertyAddress":"12 Larch Street/,
    );
  });
  it('OPN-14: a page view gives a visitor guid behind the $ of the decoded cookie, once; the API gives none', async () => {
    const visitor = demo.visitor();
    await visitor.get('/mortgageapi/getAuthInfo');
    assert.equal(visitor.cookies.has('zguid'), false);
    await visitor.get('/mortgage-rates/');
    const guid = visitor.cookies.get('zguid')!;
    await visitor.get('/');
    assert.equal(visitor.cookies.get('zguid'), guid);
    const raw = String((await demo.visitor().get('/')).headers['set-cookie']);
    assert.match(raw, /^zguid=24\|%24[0-9a-f-]{36};/);
  });
  it('S05: with TLS the visitor guid is a Secure cookie', async () => {
    const proxied = await openTestDemo({ trustProxy: 1 }, demo);
    const visitor = proxied.visitor({ 'x-forwarded-proto': 'https' });
    const { headers } = await visitor.get('/mortgage-rates/');
    await proxied.close();
    assert.match(String(headers['set-cookie']), /^zguid=.*; Secure/);
  });
  it('F34 F14: pages are whole while the static origins are away', async () => {
    // Ports that no demo on this machine can have.
    await using alone = await openTestDemo({ port: 1 }, demo);
    const response = await alone.visitor().get('/refinance/');
    assert.equal(response.statusCode, 200);
    assert.ok(
      response.body.includes('<div id="site-header" data-scheme="auto"></div>'),
    );
  });
  it('S01: nothing of an address becomes markup', async () => {
    for (const url of [
      '/mortgage-rates/%3Cscript%3Ealert(1)%3C/script%3E/',
      '/%3Cimg%20src=x%3E',
      '/user/acct/login/?redirectUrl=/%22%3E%3Cscript%3E',
    ]) {
      assert.ok(
        !/<script>alert|<img src=x|"><script>/.test(
          (await demo.visitor().get(url)).body,
        ),
        url,
      );
    }
  });
});

describe('links', () => {
  const hub = {
    zuid: toEncodedId({ id: 'X1-lender' }),
    lender: { quoteParticipant: true },
  };
  const all = [
    ...[
      ...linksOf(firstSite),
      ...accountLinks(site),
      ...agentHubLinks,
      lenderHubLink,
    ],
    ...lenderNavigation(hub),
  ];
  const hrefs = [...new Set(all.map(({ href }) => href))];

  it('OPN-92 OPN-20 LNK-1: no link of the header or the footer ends in a 404, with or without its last slash', async () => {
    assert.ok(hrefs.length > 80);
    // Those of lenders are for lenders (OPN-49).
    const visitor = await signInAs(demo, 'lender');
    for (const href of hrefs) {
      const [path, query = ''] = href.split('?');
      for (const url of [href, `${path!.replace(/(.)\/$/, '$1')}?${query}`]) {
        assert.equal((await visitor.get(url)).statusCode, 200, url);
      }
    }
  });
  it('FTR-1 OPN-25: the notices are PDF files', async () => {
    for (const href of hrefs.filter((one) => one.endsWith('.pdf'))) {
      const response = await demo.visitor().get(href);
      assert.equal(response.headers['content-type'], 'application/pdf');
      const xref = Number(/startxref\n(\d+)/.exec(response.body)![1]);
      assert.equal(response.body.slice(0, 5), '%PDF-');
      assert.equal(response.body.slice(xref, xref + 4), 'xref');
    }
  });
  it('OPN-92: anything else is a 404: a page for people, JSON for calls', async () => {
    assert.equal((await demo.visitor().get('/no/such/page')).statusCode, 404);
    const call = await demo.visitor().postJson('/no/such/call', {});
    assert.equal(call.json<Failure>().error, 'NotFound');
    const unreadable = await demo
      .visitor()
      .get('/%zz', { accept: 'text/html' });
    assert.equal(unreadable.statusCode, 404);
    assert.equal(
      unreadable.headers['content-type'],
      'text/html; charset=utf-8',
    );
    assert.equal(
      (await demo.visitor().get('/mortgageapi/%zz')).json<Failure>().field,
      'url',
    );
  });
  it('OPN-34 OPN-47: a form that fails leads to a page; a refused one keeps the email address', async () => {
    const visitor = demo.visitor({ origin: ownOrigin, accept: 'text/html' });
    const send = (email: string) =>
      visitor.postForm('/user/acct/login/', { email, password: 'long-enough' });
    assert.match(
      (await send('x'.repeat(2_000_000))).body,
      /<h1>This did not work/,
    );
    assert.match(
      (await send('bea@example.test')).body,
      /value="bea@example.test"/,
    );
  });
});

it('S22 OPN-48: unknown roles hold no permission', () => {
  const adminRoles = ['MadeUp', '__proto__', 'constructor'] as never;
  assert.deepEqual(permissionsOf({ adminRoles }), []);
});

it('the router of docs/single-page-apps.md is the one of the page that navigates without reload', async () => {
  const read = (file: string) =>
    readFile(path.join(import.meta.dirname, '../..', file), 'utf8');
  const withoutIndent = (text: string) => text.replace(/^ +/gm, '');
  const guide = await read('docs/single-page-apps.md');
  const [, router = ''] =
    /```js\n(document\.addEventListener\('mortgage:navigate'.*?)```/s.exec(
      guide,
    ) ?? [];
  assert.ok(router.includes('goTo'));
  const script = await read('host-demo/public/without-reload.js');
  assert.ok(withoutIndent(script).includes(withoutIndent(router)));
});

it('a page that is equal for all visitors is rendered once a second, and another page for each visitor (S09)', async (t) => {
  // The template writes the page's options once.
  const written = t.mock.method(JSON, 'stringify');
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const rendersOf = async (...urls: readonly string[]) => {
    written.mock.resetCalls();
    for (const url of urls) {
      assert.equal((await demo.visitor().get(url)).statusCode, 200);
    }
    return written.mock.calls.filter(({ arguments: [value] }) =>
      Object.hasOwn(Object(value) as object, 'measurementsUrl'),
    ).length;
  };
  const url = '/mortgage-rates/ny/';
  assert.equal(await rendersOf(url, url, url), 1);
  assert.equal(await rendersOf('/', '/'), 2);
  t.mock.timers.tick(1000);
  assert.equal(await rendersOf(url), 1);
});

describe('the size of an answer', () => {
  const get = (url: string, encodings: string) =>
    demo.server.inject({ url, headers: { 'accept-encoding': encodings } });

  for (const [encodings, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const) {
    it(`of a page is less than half of its text with ${encoding}, and caches keep the two apart`, async () => {
      const plain = await get('/', 'identity');
      const small = await get('/', encodings);
      assert.equal(small.headers['content-encoding'], encoding);
      assert.match(String(small.headers.vary), /accept-encoding/i);
      const text = unpack(small.rawPayload).toString();
      assert.equal(text.length, plain.body.length);
      // Further down each answer has a nonce of its own.
      assert.ok(text.slice(0, 10_000) === plain.body.slice(0, 10_000));
      assert.ok(small.rawPayload.length * 2 < plain.rawPayload.length);
    });
  }

  it('is unchanged for a browser without compression and for a short answer', async () => {
    const plain = await get('/', 'identity');
    assert.equal(plain.headers['content-encoding'], undefined);
    const short = await get('/healthz', 'br');
    assert.equal(short.headers['content-encoding'], undefined);
  });
});
