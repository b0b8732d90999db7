/** Staff looking at the site as somebody else. Source: NAV-7, NAV-29, ENT-17; threats S06, S22. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccountByEmail, findAccountById } from '../accounts/accounts';
import { isStaff } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, type Handler } from '../http/requests';
import { sendAccessDenied } from '../pages/accessDenied';
import { confirmFirst } from '../pages/confirmation';
import { sendPage } from '../pages/render';
import { startSession } from '../sessions/sessions';
import { sessionIdOf, setSessionCookie, visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';

interface ImpersonationServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const impersonatePath = '/mortgage/admin/impersonate/';
export const stopImpersonatingPath = '/mortgage/admin/impersonate/stop/';

export function impersonationRoutes(
  server: FastifyInstance,
  services: ImpersonationServices,
): void {
  const stop = stopImpersonating(services);
  const confirmStop = confirmFirst(
    services.settings,
    { title: 'Stop impersonating', path: stopImpersonatingPath },
    stop,
  );
  server.get(impersonatePath, showForm(services));
  server.post(impersonatePath, impersonate(services));
  server.get(stopImpersonatingPath, { exposeHeadRoute: false }, confirmStop);
  server.post(stopImpersonatingPath, stop);
}

/** No permission of the specification speaks of it; these roles help people with their accounts. */
const impersonatingRoles = ['SiteAdmin', 'CustomerSupport'];
const canImpersonate = (account: Account | undefined): boolean =>
  account?.adminRoles.some((role) => impersonatingRoles.includes(role)) ?? false;

const sendForm = (reply: FastifyReply, settings: DemoServerSettings, message?: string) =>
  sendPage(
    neverStored(reply),
    settings,
    'impersonate',
    { title: 'Impersonate', message },
    { status: message ? 400 : 200 },
  );

const showForm =
  ({ db, settings }: ImpersonationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return canImpersonate(visitor?.account)
      ? sendForm(reply, settings)
      : sendAccessDenied(reply, settings);
  };

const impersonate =
  ({ db, settings }: ImpersonationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    // Somebody impersonated who may impersonate cannot exist: staff are never impersonated.
    if (!visitor || !canImpersonate(visitor.account)) return sendAccessDenied(reply, settings);
    const { email } = fieldsOf(request);
    const isAddress = typeof email === 'string' && email.length <= 255;
    const target = isAddress ? await findAccountByEmail(db, email) : undefined;
    if (!target || isStaff(target))
      return sendForm(reply, settings, 'There is no such account, or it belongs to staff.');
    return changeTo(request, reply, db, visitor.account, target.id);
  };

const stopImpersonating =
  ({ db, settings }: ImpersonationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    if (!visitor?.impersonator) return neverStored(reply).redirect('/', 303);
    const own = await findAccountById(db, visitor.impersonator.id);
    return own ? changeTo(request, reply, db, own, null) : sendAccessDenied(reply, settings);
  };

/** Other rights, another session: the id of before is dead. */
async function changeTo(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  account: Account,
  impersonatedId: string | null,
): Promise<FastifyReply> {
  const session = await startSession(db, account.id, sessionIdOf(request), impersonatedId);
  return setSessionCookie(request, neverStored(reply), session.id).redirect('/', 303);
}
