/** The legacy pages that embed the remotes. Source: architecture, "The demo and reference API". */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endSession, permissionsOf } from '../accounts/sessions';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import { clearSessionCookie, sessionIdOf, visitorOf } from '../api/visitor';
import type { RouteContext } from '../pageServer';
import { linkTargets } from './linkTargets';
import { sendPage } from './render';
import { signInPage } from './signInPage';

const sampleReviews = [
  { lender: 'Lanternlight Lending', text: 'Quick answers, fair fees.' },
  { lender: 'Porchlight Mortgage', text: 'Took a while, but it closed on time.' },
];
const demoPages = [
  { href: '/mortgage-rates/', text: 'Mortgage rates: header and footer by script tag alone' },
  { href: '/refinance/', text: 'Refinance: the shells are included by the server' },
  { href: '/advertising/Mortgage.htm', text: 'Lender onboarding: the lender-advertising page' },
  { href: '/mortgage/review-moderation/', text: 'Review moderation: behind the access gate' },
  { href: '/mortgage/admin/leads', text: 'Leads, for staff' },
  { href: '/legacy/all-remotes', text: 'All four remotes on one page' },
];

export async function pageRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  const { db, settings } = context;
  server.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && !request.cookies.zguid) giveGuid(reply);
  });
  const page = (path: string, view: string, facts: { title: string; [fact: string]: unknown }, includeShells = false) =>
    server.get(path, (_request, reply) => sendPage(reply, settings, view, facts, { includeShells }));

  server.get('/', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return sendPage(reply, settings, 'index', { title: 'Demo', pages: demoPages, visitor: visitor?.account.email, accounts: sampleAccounts.map(({ name }) => sampleEmail(name)), samplePassword });
  });
  for (const [first, title] of [['mortgage-rates', 'Mortgage rates'], ['refinance', 'Refinance rates'], ['lender-directory', 'Lender directory']] as const) {
    page(`/${first}/:state?`, 'plain', { title: title, text: 'The page body belongs to another team.' }, first === 'refinance');
    page(`/${first}/:state/:city`, 'plain', { title: title, text: 'The page body belongs to another team.' }, first === 'refinance');
  }
  page('/advertising/Mortgage.htm', 'lender', { title: 'Advertise to borrowers' });
  page('/legacy/all-remotes', 'all-remotes', { title: 'All remotes' });
  page('/legacy/bad-options', 'bad-options', { title: 'Bad options' });
  for (const [path, kind] of [['/user/acct/login', 'login'], ['/user/acct/register', 'register']] as const) {
    server.get(path, async (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', "frame-ancestors 'none'").send(await signInPage(context, kind)));
  }

  /** The server enforces what the gate only hides: without the permission nothing of the region is sent. */
  server.get('/mortgage/review-moderation', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    const allowed = visitor !== undefined && permissionsOf(visitor.account).includes('ViewLenderReviewModeration');
    return sendPage(reply, settings, 'moderation', { title: 'Review moderation', reviews: allowed ? sampleReviews : [] }, { status: allowed ? 200 : 403 });
  });

  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    await endSession(db, sessionIdOf(request));
    return clearSessionCookie(reply).redirect('/', 303);
  };
  server.get('/Logout.htm', async (request, reply) => {
    // A link on another site must not sign anybody out: there one more click is asked for.
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendPage(reply, settings, 'logout', { title: 'Sign out' });
    return leave(request, reply);
  });
  server.post('/Logout.htm', leave);

  for (const { path, title } of linkTargets()) {
    if (!server.hasRoute({ method: 'GET', url: path })) page(path, 'plain', { title, text: 'This page belongs to another team; the header and the footer are ours.' });
  }
  page('/lender-profile/:lenderId', 'plain', { title: 'Lender profile', text: 'This page belongs to another team.' });
  server.setNotFoundHandler((_request, reply) => sendPage(reply, settings, 'plain', { title: 'Page not found', text: 'There is no page at this address.' }, { status: 404 }));
}

/** AUT-13: `{n}|%24{guid}`, encoded, so that the decoded value has the visitor's guid behind the `$`. */
function giveGuid(reply: FastifyReply): void {
  reply.setCookie('zguid', `24|$${randomUUID()}`, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 60 * 60 });
}
