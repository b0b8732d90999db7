/** Level 1 of docs/your-own-api.md in Node: `PORT=8080 node level-1.mjs`. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

// Use your own accounts and sessions here.
const ada = { id: '7', firstName: 'Ada', lastName: 'Lane', emailAddress: 'ada@example.test' };
const findUser = (email, password) =>
  email === ada.emailAddress && password === 'sample-password-1' ? ada : undefined;
const sessions = new Map();

const secret = () => randomBytes(32).toString('base64url');
const readCookie = ({ headers }) => /(?:^|; )session=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
const toCookie = (value, more = '') =>
  `session=${value}; Path=/; HttpOnly; SameSite=Lax${process.env.TLS ? '; Secure' : ''}${more}`;
const isForeign = ({ headers, method }) =>
  method === 'POST' &&
  headers['sec-fetch-site'] !== 'same-origin' &&
  !headers.origin?.endsWith(`//${headers.host}`);

/** An empty object: the visitor is signed out. */
const whoAmI = (request) => ({ json: sessions.get(readCookie(request)) ?? {} });

async function signIn(request) {
  const given = await json(request).catch(() => undefined);
  if (!given?.email) return fail(400, 'InvalidRequest', { field: 'email' });
  // Limit the attempts of an address before you compare.
  const user = findUser(given.email, given.password);
  if (!user) return fail(401, 'badCredentials', { validationErrors: ['email', 'password'] });
  // Scripts get the token, never the cookie.
  const [id, session] = [secret(), { authToken: secret(), user }];
  sessions.set(id, session);
  return { json: session, headers: { 'set-cookie': toCookie(id) } };
}

function signOut(request) {
  const { 'sec-purpose': purpose = '', 'sec-fetch-site': site } = request.headers;
  // A link of another site, or a page that the browser loads ahead of time, must not sign out.
  if (purpose.includes('prefetch') || site === 'cross-site') return page('<a href="">Sign out</a>');
  sessions.delete(readCookie(request));
  return { status: 303, headers: { location: '/', 'set-cookie': toCookie('', '; Max-Age=0') } };
}

const page = (html) => ({ html, headers: { 'content-security-policy': "frame-ancestors 'none'" } });
const fail = (status, error, more) => ({ status, json: { error, message: error, ...more } });
const answers = {
  'POST /user/account/services/WhoAmI.htm': whoAmI,
  'POST /user/acct/login/': signIn,
  'GET /user/acct/login/': () => page('<h1>Sign in</h1><p>Your own form is here.</p>'),
  'GET /Logout.htm': signOut,
};
const always = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
createServer(async (request, response) => {
  const answer = answers[`${request.method} ${request.url.split('?')[0]}`];
  const refusal = isForeign(request) ? fail(403, 'ForeignOrigin') : undefined;
  const given = refusal ?? (await answer?.(request)) ?? fail(404, 'UnknownPath');
  const type = given.html ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(given.status ?? 200, { 'content-type': type, ...always, ...given.headers });
  response.end(given.html ?? JSON.stringify(given.json ?? {}));
}).listen(Number(process.env.PORT ?? 8080));
