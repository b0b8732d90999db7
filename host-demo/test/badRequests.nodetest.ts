/** Ten thousand generated requests over all calls: none crashes the server, none is stored, each refusal is JSON that names a field. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import { namedActions } from '../src/namedActions';
import { openTestDemo, rowsOf, sampleLead, type TestDemo } from './demo';
import type { TestVisitor } from './visitor';

let demo: TestDemo;
let signedIn: TestVisitor;
before(async () => {
  demo = await openTestDemo();
  signedIn = demo.visitor();
  await signedIn.signIn('moderator');
});
after(() => demo.close());

const runs = 2_000;
/** Strings that have broken servers before, and any others. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\0',
    '__proto__',
    'constructor',
    '%00',
    '%zz',
    '../../etc/passwd',
    '{format:json}',
    "' or 1=1 --",
    '\ud800',
    '９９９',
    '1e999',
    'NaN',
    '-1',
    '2147483648',
    '00000',
    'CA',
    ',',
    'a'.repeat(5000),
  ),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 12 }),
);
const fieldNames = [
  'partnerId',
  'caller',
  'nmlsId',
  'fields',
  'lenderRef',
  'lenderId',
  'locationRef',
  'location',
  'zipCode',
  'regionId',
  'emailAddress',
  'phoneNumber',
  'userId',
  'propertyAddress',
  'propertyURL',
  'email',
  'password',
  'query',
  'id',
  'decision',
  '__proto__',
  ...Object.keys(sampleLead),
  'utmParams',
];
const input = fc.dictionary(
  fc.oneof(fc.constantFrom(...fieldNames), text),
  fc.oneof(value, fc.dictionary(fc.constantFrom(...fieldNames), value)),
  { maxKeys: 8 },
);
const body = fc.oneof(
  input.map((object) => JSON.stringify(object)),
  text,
  fc
    .record(
      Object.fromEntries(
        Object.entries(sampleLead).map(([name, good]) => [
          name,
          fc.oneof(fc.constant(good), value),
        ]),
      ),
      { noNullPrototype: true },
    )
    .map((object) => JSON.stringify({ ...object, role: 'Nobody' })),
);
const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          ...fieldNames,
          'locationRef.location',
          'locationRef.zipCode',
          'locationRef.regionId',
          'topnav',
          'footer',
          'callbackUrl',
          'redirectUrl',
          'zuid',
        ),
        text,
      ),
      text,
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map(([key, given]) => `${escape(key)}=${escape(given)}`).join('&'));
/** Whatever is in the text, as bytes that a request line can carry; not always well-formed. */
const escape = (given: string): string =>
  given.replace(
    /[^\w.%{}:/-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').slice(-2)}`,
  );

const actionPaths = [...Object.keys(namedActions), 'noSuchAction', '', '__proto__', 'a/b'].map(
  (name) => `/mortgageapi/${name}`,
);
const otherPaths = [
  '/user/acct/login/',
  '/user/acct/register/',
  '/user/account/services/WhoAmI.htm',
  '/graphql',
  '/homeloans/api/auth/signout',
  '/mortgage/review-moderation/',
  '/mortgage/lender-review/?lenderId=L-1001',
  '/mortgage/lender-reviews/',
  '/lender-directory/',
  '/mortgage-calculator/',
  '/mortgageapi/lender-review-share',
  '/mortgage/admin/impersonate/',
  '/challenge/pass',
  '/Logout.html',
  '/ajax/nav/PageFrame.htm',
  '/ajax/nav/UserNavAsync.htm',
  '/myaccount/api/v1/userNavigation',
  '/mortgage/lender-profile/edit/',
  '/mortgage-rates/',
  '/',
  '/static/',
];
const request = fc.record({
  path: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...actionPaths) },
    { weight: 2, arbitrary: fc.constantFrom(...otherPaths) },
    text.map((segment) => `/mortgage-rates/${escape(segment)}`),
  ),
  method: fc.constantFrom('POST', 'POST', 'GET'),
  query,
  body,
  contentType: fc.constantFrom(
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x/y',
    '',
  ),
  key: fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 120 })),
  isSignedIn: fc.boolean(),
});

// Five rounds, so that a failure is told by its seed within seconds.
for (const round of [1, 2, 3, 4, 5]) {
  it(`S14 S15 S22 OPN-76: ${runs} generated bad requests give no 5xx (round ${round} of 5)`, async () => {
    const leads = await rowsOf(demo.db, 'leads');
    const anonymous = demo.visitor();
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({ path, method, query: search, body: payload, contentType, key, isSignedIn }) => {
          const visitor = isSignedIn ? signedIn : anonymous;
          const response = await visitor.send({
            method,
            url: `${path}?${search}`,
            ...(method === 'GET' ? {} : { payload }),
            headers: {
              ...(method === 'GET' ? {} : { 'content-type': contentType }),
              ...(key === null ? {} : { 'idempotency-key': key }),
            },
          });
          assert.ok(
            response.statusCode < 500,
            `${method} ${path}?${search} gave ${response.statusCode}`,
          );
          const isCall =
            path.startsWith('/mortgageapi/') &&
            String(response.headers['content-type']).startsWith('application/json');
          if (isCall && [400, 404, 405, 413, 415, 422].includes(response.statusCode)) {
            const { error, field } = response.json<Record<string, unknown>>();
            assert.ok(
              typeof error === 'string' && typeof field === 'string',
              `${path} ${response.body}`,
            );
          }
        },
      ),
      { numRuns: runs },
    );
    assert.equal(await rowsOf(demo.db, 'leads'), leads);
    assert.equal(({} as Record<string, unknown>).x, undefined);
  });
}
