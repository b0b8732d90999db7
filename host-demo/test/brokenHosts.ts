/** The reference API with one thing broken, as a host of another team may have it. */

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
interface Asked {
  readonly url: string;
  readonly body: string;
}

export interface Breakage {
  readonly name: string;
  readonly call: string;
  readonly asks: string;
  readonly says: RegExp;
  /** Undefined: no answer ever comes. */
  readonly change: (answer: Answer, asked: Asked) => Answer | undefined;
  /** A proxy overwrites the headers that name a call's origin. */
  readonly forges?: boolean;
}

const ifError =
  (
    error: string,
    change: (answer: Answer) => Partial<Answer>,
  ): Breakage['change'] =>
  (answer) =>
    answer.body.includes(`"error":"${error}"`)
      ? { ...answer, ...change(answer) }
      : answer;
const withHeader =
  (name: string, value: string | undefined): Breakage['change'] =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });
const withBody =
  (from: RegExp, to: string): Breakage['change'] =>
  (answer) => ({ ...answer, body: answer.body.replace(from, to) });

export const breakages: readonly Breakage[] = [
  {
    name: 'wrong status',
    call: 'signIn',
    asks: 'refuses a wrong password',
    says: /status: expected 401, got 400/,
    change: ifError('badCredentials', () => ({ status: 400 })),
  },
  {
    name: '200 for a failure',
    call: 'parseEmailAddress',
    asks: 'refuses an invalid value',
    says: /error: expected InvalidEmailAddress, got nothing/,
    change: ifError('InvalidEmailAddress', () => ({ status: 200, body: '{}' })),
  },
  {
    name: 'an answer that caches keep',
    call: 'whoAmIByCookie',
    asks: 'names the signed-in user',
    says: /header Cache-Control: expected private, no-store, got public, max-age=60/,
    change: withHeader('cache-control', 'public, max-age=60'),
  },
  {
    name: 'HTML instead of JSON',
    call: 'getZIPCodeLocation',
    asks: 'finds a ZIP code',
    says: /type of the answer: expected application\/json, got text\/html: "<h1>Hello/,
    change: (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'text/html' },
      body: '<h1>Hello</h1>',
    }),
  },
  {
    name: 'half of the JSON',
    call: 'accountSections',
    asks: 'has sections for a signed-in lender',
    says: /answer: expected JSON that can be read, got "\{"sections/,
    change: (answer, { url }) =>
      url.startsWith('/ajax/')
        ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) }
        : answer,
  },
  {
    name: 'wrong type of a value',
    call: 'getRegisteredLender',
    asks: 'gives a lender its own record',
    says: /form: expected getRegisteredLender-answer, got lender must be object/,
    change: withBody(/"lender":\{[^}]*\}/, '"lender":"L-1001"'),
  },
  {
    name: 'a redirect to a sign-in page',
    call: 'userNavigation',
    asks: 'asks for a sign-in',
    says: /redirect: expected an answer at this address, got 302 to \/signin/,
    change: ifError('LoginRequired', () => ({
      status: 302,
      headers: { location: '/signin' },
    })),
  },
  {
    name: 'no answer in time',
    call: 'parsePhoneNumber',
    asks: 'accepts a valid value',
    says: /answer: expected one within the time limit, got no whole answer in/,
    change: (answer, { body }) => (body.includes('(415)') ? undefined : answer),
  },
  {
    name: 'a session that scripts can read',
    call: 'signIn',
    asks: 'signs in, with a cookie that scripts cannot read',
    says: /header Set-Cookie: .* got a cookie without HttpOnly/,
    change: (answer) => {
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      const open = cookies.map((cookie) => cookie.replace(/; HttpOnly/, ''));
      return { ...answer, headers: { ...answer.headers, 'set-cookie': open } };
    },
  },
  {
    name: 'no word on how to call instead',
    call: 'whoAmI',
    asks: 'refuses GET',
    says: /header Allow: expected POST, got none/,
    change: withHeader('allow', undefined),
  },
  {
    name: 'opened to other origins',
    call: 'getRegionInformation',
    asks: 'finds a city by name and state',
    says: /header Access-Control-Allow-Origin: expected none, got \*/,
    change: withHeader('access-control-allow-origin', '*'),
  },
  {
    name: 'a proxy that forges where calls come from',
    call: 'parseEmailAddress',
    asks: 'refuses a page of another site',
    says: /status: expected 403, got 400/,
    change: (answer) => answer,
    forges: true,
  },
];
