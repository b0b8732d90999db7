/** Impersonation by staff. @source NAV-7, NAV-29, ENT-17, OPN-49; threats S06, S22 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { findAccountByEmail } from '../accounts/accounts';
import { sendAccessDenied } from '../gates/refusal';
import { forAdmitted, sendGate, showGated } from '../gates/gatedPage';
import type { Admitted, GatedContent } from '../gates/gatedPage';
import {
  fieldsOf,
  type Handler,
  neverStored,
  readTyped,
} from '../http/requests';
import { confirmFirst } from '../pages/sendPage';
import {
  toBrowserFamily,
  startSession,
  type SessionStart,
} from '../sessions/startSession';
import {
  beginImpersonation,
  endImpersonation,
  mayImpersonate,
} from '../sessions/impersonations';
import { sessionIdOf, setSessionCookie, visitorOf } from '../sessions/visitor';
import type { Services } from '../services/services';
import { homeOf, siteOf } from '../sites/siteOfRequest';

const impersonatePath = '/mortgage/admin/impersonate/';
export const stopImpersonatingPath = '/mortgage/admin/impersonate/stop/';

export function impersonationRoutes(
  server: FastifyInstance,
  services: Services,
): void {
  const { settings } = services;
  const rule = pagePermissions.impersonation;
  const stop = stopImpersonating(services);
  const confirmStop = confirmFirst(
    settings,
    'stopImpersonating',
    stopImpersonatingPath,
    stop,
  );
  server.get(
    impersonatePath,
    showGated(services, rule, () => toForm()),
  );
  server.post(
    impersonatePath,
    forAdmitted(services, rule, impersonate(services)),
  );
  server.get(stopImpersonatingPath, { exposeHeadRoute: false }, confirmStop);
  server.post(stopImpersonatingPath, stop);
}

interface ImpersonationProblem {
  readonly message: string;
  /** As it was typed. */
  readonly email: string;
}

const toForm = (problem?: ImpersonationProblem): GatedContent => ({
  view: 'impersonate',
  facts: {
    ...problem,
    title: 'Impersonate',
    action: impersonatePath,
    invalid: problem ? ['email'] : [],
  },
  status: problem ? 400 : 200,
});

const impersonate =
  (services: Services) =>
  async ({
    account,
    rule,
    request,
    reply,
  }: Admitted): Promise<FastifyReply> => {
    const { db, settings } = services;
    const { email } = fieldsOf(request);
    const isAddress = typeof email === 'string' && email.length <= 255;
    const target = isAddress ? await findAccountByEmail(db, email) : undefined;
    const { impersonationSeconds: lifetime } = settings.sessions;
    if (!target || !mayImpersonate(account, target)) {
      return sendGate(
        reply,
        rule,
        toForm({
          message: 'There is no such account, or it belongs to staff.',
          email: readTyped(email),
        }),
      );
    }
    const impersonationId = await beginImpersonation(
      db,
      account.id,
      target.id,
      lifetime,
    );
    const impersonated = { account: target, impersonationId };
    return changeTo(request, reply, services, { account, impersonated });
  };

const stopImpersonating =
  (services: Services): Handler =>
  async (request, reply) => {
    const { db } = services;
    const visitor = await visitorOf(db, request);
    if (!visitor?.impersonator) {
      return neverStored(reply).redirect(homeOf(siteOf(request)), 303);
    }
    await endImpersonation(db, visitor.session.impersonationId, 'stopped');
    return changeTo(request, reply, services, {
      account: visitor.impersonator,
    });
  };

/** A change of rights makes a new session id; the old id is dead. The sign-in stays the same, also its tie to the provider, and lasts no longer. */
async function changeTo(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, settings }: Services,
  change: Pick<SessionStart, 'account' | 'impersonated'>,
): Promise<FastifyReply> {
  const old = (await visitorOf(db, request))?.session;
  const session = await startSession(db, settings.sessions, {
    ...change,
    oldId: sessionIdOf(request),
    browser: toBrowserFamily(request.headers['user-agent']),
    signedInAt: old?.createdAt,
    provider: old?.provider ?? undefined,
  });
  if (!session) {
    return sendAccessDenied(reply, undefined);
  }
  setSessionCookie(request, neverStored(reply), session.id, settings.sessions);
  return reply.redirect(homeOf(siteOf(request)), 303);
}
