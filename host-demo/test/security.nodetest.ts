import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import { namedActions } from 'reference-api/namedActions';
import { quietLogger } from 'reference-api/http/quietLogger';
import {
  goneDatabase,
  leadActionPath,
  openTestDemo,
  ownOrigin,
  rowsOf,
  sampleLead,
  signInAs,
  useTestDemo,
} from './demo';
import { statusOf, type Failure } from 'reference-api/testing/visitor';

const demo = useTestDemo();

const resetPath = '/user/acct/reset-password/';
const tables = [
  'accounts',
  'sessions',
  'password_resets',
  'leads',
  'calculator_marketing',
];
const countAll = () =>
  Promise.all(tables.map((table) => rowsOf(demo.db, table)));

describe('callers from elsewhere', () => {
  const toCall = (url: string) => ({ url });
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    [
      'a form of another site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    [
      'a sibling host',
      { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:4901' },
    ],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    [
      'a lie about one of the two',
      { 'sec-fetch-site': 'cross-site', origin: ownOrigin },
    ],
    [
      'a rebound host name',
      { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example:4900' },
    ],
    [
      'an origin that only begins like ours',
      { origin: `${ownOrigin}.evil.example` },
    ],
    ['a caller without an origin', {}],
  ];
  for (const [name, headers] of foreign) {
    it(`${name} changes nothing, signed in or not (S05 S17)`, async () => {
      const signedIn = await signInAs(demo, 'moderator');
      const intruder = demo.visitor(headers);
      intruder.cookies.set(
        'mortgage_session',
        signedIn.cookies.get('mortgage_session')!,
      );
      const rows = await countAll();
      const calls: readonly (InjectOptions & { readonly url: string })[] = [
        ...Object.keys(namedActions).map((action) => ({
          url: `/mortgageapi/${action}`,
          payload: JSON.stringify(sampleLead),
          headers: { 'content-type': 'text/plain' },
        })),
        ...['/user/acct/login/', '/user/acct/register/', resetPath].map(
          (url) => ({
            url,
            payload: 'email=consumer@example.test&password=sample-password-1',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
        ),
        ...['/Logout.htm', '/user/account/services/WhoAmI.htm', '/graphql'].map(
          toCall,
        ),
        ...[
          '/homeloans/api/auth/signout',
          '/mortgage/admin/leads/send-again',
        ].map(toCall),
        ...[
          '/mortgage/admin/impersonate/',
          '/mortgage/admin/impersonate/stop/',
        ].map(toCall),
        ...['/challenge/pass', '/demo/challenge'].map(toCall),
      ];
      for (const call of calls) {
        const response = await intruder.send({ method: 'POST', ...call });
        assert.equal(response.statusCode, 403, call.url);
        assert.equal(
          response.headers['access-control-allow-origin'],
          undefined,
        );
      }
      assert.deepEqual(await countAll(), rows);
      assert.ok(
        'user' in (await signedIn.get('/mortgageapi/getAuthInfo')).json(),
        'still signed in',
      );
    });
  }
  it('our own pages are accepted by either header (S05)', async () => {
    for (const headers of [
      { origin: ownOrigin },
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:4900', 'sec-fetch-site': 'same-origin' },
    ]) {
      const visitor = demo.visitor(headers as Record<string, string>);
      const answer = visitor.act('parseEmailAddress', {
        emailAddress: 'a@lender.example.com',
      });
      assert.equal(await statusOf(answer), 200);
    }
  });
  it('no GET and no method override changes anything (S05 S22)', async () => {
    const visitor = await signInAs(demo, 'moderator');
    const rows = await countAll();
    for (const url of [
      `/mortgageapi/${leadActionPath}&firstName=a`,
      '/mortgage/admin/impersonate/?email=consumer@example.test',
      '/user/acct/register/?email=a@b.example&password=long-enough',
    ]) {
      await visitor.get(url, { 'x-http-method-override': 'POST' });
    }
    const lead = {
      payload: JSON.stringify(sampleLead),
      headers: { 'content-type': 'text/plain' },
    };
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      assert.ok(
        (
          await visitor.send({
            method,
            url: `/mortgageapi/${leadActionPath}`,
            ...lead,
          })
        ).statusCode >= 400,
      );
    }
    assert.deepEqual(await countAll(), rows);
  });
});

it('the text of a database error, which quotes rows, is not in the log (S10)', async () => {
  const lines: string[] = [];
  const server = Fastify({
    logger: quietLogger('info', {
      write: (line: string) => void lines.push(line),
    }),
  });
  server.get('/', async (request) => {
    request.log.error(new Error('canary-row'));
    return {};
  });
  await server.inject('/');
  await server.close();
  assert.ok(lines.length > 1 && !lines.join('').includes('canary-row'));
});

describe('headers for browsers', () => {
  it('no answer may be shown in a foreign frame, a sign-in page in no frame (S18)', async () => {
    const framesOf = async (url: string) => {
      const { headers } = await demo.visitor().get(url);
      return /frame-ancestors ([^;]*)/.exec(
        String(headers['content-security-policy']),
      )?.[1];
    };
    const calls = ['/mortgageapi/getAuthInfo', '/static/pages.css'];
    for (const url of [
      '/',
      '/mortgage/admin/leads',
      '/legacy/clean',
      '/nowhere/',
      ...calls,
    ]) {
      assert.equal(await framesOf(url), "'self'", url);
    }
    for (const url of [
      '/user/acct/login/',
      '/user/acct/register/',
      resetPath,
    ]) {
      assert.equal(await framesOf(url), "'none'", url);
    }
    const { headers } = await demo.visitor().get('/mortgageapi/getAuthInfo');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
    assert.equal(headers['x-powered-by'], undefined);
  });
  it('behind TLS the browser must come back by TLS; a client cannot claim TLS (S19)', async () => {
    const askedBy = async (trustProxy: false | 1) => {
      const own = await openTestDemo({ trustProxy }, demo);
      const { headers } = await own
        .visitor({ 'x-forwarded-proto': 'https' })
        .get('/healthz');
      await own.close();
      return headers['strict-transport-security'];
    };
    assert.equal(await askedBy(1), 'max-age=31536000');
    assert.equal(await askedBy(false), undefined);
  });
});

describe('when the database is away', () => {
  it('calls and pages that need it answer 503 with a time to retry, the others stay (F27 F28)', async () => {
    await using own = await openTestDemo(
      {},
      { ...demo, db: goneDatabase(demo) },
    );
    const visitor = own.visitor({
      cookie: 'mortgage_session=x',
      origin: ownOrigin,
    });
    const call = await visitor.postJson(
      '/user/account/services/WhoAmI.htm',
      {},
    );
    assert.deepEqual(
      [
        call.statusCode,
        call.json<Failure>().error,
        call.headers['retry-after'],
      ],
      [503, 'ServiceUnavailable', '2'],
    );
    assert.ok(!call.body.includes('canary-host'));
    const page = await visitor.get('/mortgage/review-moderation/', {
      accept: 'text/html',
    });
    assert.equal(page.statusCode, 503);
    assert.ok(page.body.includes('<div id="site-header"'));
    assert.ok(!page.body.includes('not part of the demo'));
    assert.equal((await visitor.get('/mortgage-rates/')).statusCode, 200);
  });
});
