/** The legacy pages that embed the remotes. Source: architecture, "The demo and reference API"; OPN-34, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { regionPages, type RegionPage } from 'mortgage-domain/places/region';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import { visitorOf } from '../api/visitor';
import type { RouteContext } from '../routeContext';
import { linkTargets } from './linkTargets';
import { createPdf } from './pdf';
import { sendPage } from './render';
import { signInPage, type SignInPageKind } from './signInPage';

const demoPages = [
  { href: '/mortgage-rates/', text: 'Mortgage rates: header and footer by script tag alone' },
  {
    href: '/mortgage-rates/ca/los-angeles/',
    text: 'Mortgage rates in Los Angeles: a page that knows its place',
  },
  { href: '/refinance/', text: 'Refinance: the shells are included by the server' },
  { href: '/lender-directory/', text: 'Lender directory' },
  { href: '/advertising/Mortgage.htm', text: 'Lender onboarding: the lender-advertising page' },
  { href: '/mortgage/review-moderation/', text: 'Review moderation: behind the access gate' },
  { href: '/mortgage/admin/leads', text: 'Leads, for staff' },
  { href: '/mortgage/admin/', text: 'Admin tools' },
  { href: '/user/acct/login/', text: 'Sign in without script' },
  { href: '/user/acct/register/', text: 'Join without script' },
  { href: '/legacy/', text: 'Hostile pages: old libraries, style wars, strict policies' },
  { href: '/legacy/webforms', text: 'Lender onboarding in a page that is one big form' },
  { href: '/legacy/base-href', text: 'Lender onboarding in a page with another base address' },
  { href: '/demo/one-tap/', text: 'One-tap, with a stand-in for the provider' },
  { href: '/legacy/all-remotes', text: 'All four remotes on one page' },
  { href: '/legacy/bad-options', text: 'Options that cannot be read' },
];
const regionTitles: Readonly<Record<RegionPage, string>> = {
  'mortgage-rates': 'Mortgage rates',
  refinance: 'Refinance rates',
  'lender-directory': 'Lender directory',
};
const otherTeam = 'This page belongs to another team; the header and the footer are ours.';

export async function pageRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  const { db, settings } = context;
  const page = (
    path: string,
    view: string,
    facts: { title: string; [fact: string]: unknown },
    includeShells = false,
  ) =>
    server.get(path, (_request, reply) =>
      sendPage(reply, settings, view, facts, { includeShells }),
    );

  server.get('/', async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return sendPage(reply, settings, 'index', {
      title: 'Demo',
      pages: demoPages,
      visitor: visitor?.account.email,
      impersonator: visitor?.impersonator?.email,
      accounts: sampleAccounts.map(({ name }) => sampleEmail(name)),
      samplePassword,
    });
  });
  for (const first of regionPages) {
    for (const path of [`/${first}/:state?`, `/${first}/:state/:city`])
      page(path, 'plain', { title: regionTitles[first], text: otherTeam }, first === 'refinance');
  }
  page('/legacy/all-remotes', 'all-remotes', { title: 'All remotes' });
  page('/legacy/bad-options', 'bad-options', { title: 'Bad options' });
  for (const [path, kind] of [
    ['/user/acct/login', 'login'],
    ['/user/acct/register', 'register'],
  ] as const)
    signInAt(path, kind);

  function signInAt(path: string, kind: SignInPageKind): void {
    server.get(path, (request, reply) => {
      const { redirectUrl } = request.query as { readonly redirectUrl?: unknown };
      return signInPage(reply, context, kind, {
        redirectUrl: typeof redirectUrl === 'string' ? toSameHostPath(redirectUrl) : undefined,
      });
    });
  }

  page('/lender-profile/:lenderId', 'plain', { title: 'Lender profile', text: otherTeam });
  page('/mortgageapi/lender-review-share', 'plain', {
    title: 'Share this review',
    text: otherTeam,
  });
  for (const { path, title } of linkTargets()) {
    if (server.hasRoute({ method: 'GET', url: path })) continue;
    if (path.endsWith('.pdf'))
      server.get(path, (_request, reply) =>
        reply
          .type('application/pdf')
          .header('x-content-type-options', 'nosniff')
          .send(createPdf(title)),
      );
    else page(path, 'plain', { title, text: otherTeam });
  }
}
