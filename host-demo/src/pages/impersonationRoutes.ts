/** Staff looking at the site as somebody else. Source: NAV-7, NAV-29, ENT-17; threats S06, S22. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountByEmail } from '../accounts/accounts';
import { startSession } from '../accounts/sessions';
import { isOwnNavigation } from '../api/foreignOrigins';
import { neverStored, sessionIdOf, setSessionCookie, visitorOf } from '../api/visitor';
import { accounts, type Account } from '../database/schema';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const impersonatePath = '/mortgage/admin/impersonate';
export const stopImpersonatingPath = '/mortgage/admin/impersonate/stop/';
/** No permission of the specification speaks of it; these roles help people with their accounts. */
const impersonatingRoles = ['SiteAdmin', 'CustomerSupport'];
const mayImpersonate = (account: Account | undefined): account is Account =>
  account?.adminRoles.some((role) => impersonatingRoles.includes(role)) ?? false;

export async function impersonationRoutes(
  server: FastifyInstance,
  { db, settings }: RouteContext,
): Promise<void> {
  const refuse = (reply: FastifyReply) =>
    sendPage(
      neverStored(reply),
      settings,
      'plain',
      { title: 'Access Denied', text: 'This account may not see this page.' },
      { status: 403 },
    );
  const showForm = (reply: FastifyReply, message?: string) =>
    sendPage(
      neverStored(reply),
      settings,
      'impersonate',
      { title: 'Impersonate', message },
      { status: message ? 400 : 200 },
    );

  server.get(impersonatePath, async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return mayImpersonate(visitor?.account) ? showForm(reply) : refuse(reply);
  });

  server.post(impersonatePath, async (request, reply) => {
    const visitor = await visitorOf(db, request);
    // Somebody impersonated who may impersonate cannot exist: staff are never impersonated.
    if (!visitor || !mayImpersonate(visitor.account)) return refuse(reply);
    const { email } = (request.body ?? {}) as Record<string, unknown>;
    const target =
      typeof email === 'string' && email.length <= 255
        ? await findAccountByEmail(db, email)
        : undefined;
    if (!target || target.adminRoles.length > 0)
      return showForm(reply, 'There is no such account, or it belongs to staff.');
    return changeTo(request, reply, visitor.account, target.id);
  });

  const stop = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await visitorOf(db, request);
    if (!visitor?.impersonator) return neverStored(reply).redirect('/', 303);
    const [own] = await db.select().from(accounts).where(eq(accounts.id, visitor.impersonator.id));
    return own ? changeTo(request, reply, own, null) : refuse(reply);
  };
  server.get(stopImpersonatingPath, { exposeHeadRoute: false }, (request, reply) =>
    isOwnNavigation(request.headers)
      ? stop(request, reply)
      : sendPage(neverStored(reply), settings, 'confirm', {
          title: 'Stop impersonating',
          action: stopImpersonatingPath,
          submit: 'Stop impersonating',
        }),
  );
  server.post(stopImpersonatingPath, stop);

  /** Other rights, another session: the id of before is dead. */
  async function changeTo(
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
    impersonatedId: string | null,
  ): Promise<FastifyReply> {
    const session = await startSession(db, account.id, sessionIdOf(request), impersonatedId);
    return setSessionCookie(request, neverStored(reply), session.id).redirect('/', 303);
  }
}
