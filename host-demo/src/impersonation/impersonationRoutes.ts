/** Staff looking at the site as somebody else. Source: NAV-7, NAV-29, ENT-17, LNK-3, OPN-49; threats S06, S22. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import {
  findAccountByEmail,
  findAccountById,
  findLenderAccounts,
  toEncodedId,
} from '../accounts/accounts';
import { isStaff } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { sendAccessDenied } from '../gates/accessDenied';
import {
  forAdmitted,
  sendGate,
  showGated,
  type Admitted,
  type GatedContent,
} from '../gates/gatedPage';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, type Handler } from '../http/requests';
import { confirmFirst } from '../pages/confirmation';
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
  const { db, settings } = services;
  const rule = pagePermissions.impersonation;
  const stop = stopImpersonating(services);
  const confirmStop = confirmFirst(
    settings,
    { title: 'Stop impersonating', path: stopImpersonatingPath },
    stop,
  );
  server.get(
    impersonatePath,
    showGated(services, rule, () => readForm(db)),
  );
  server.post(impersonatePath, forAdmitted(services, rule, impersonate(services)));
  server.get(stopImpersonatingPath, { exposeHeadRoute: false }, confirmStop);
  server.post(stopImpersonatingPath, stop);
}

/** Beside the form, the lenders: whoever may impersonate may edit their profiles, too. */
async function readForm(db: Database, message?: string): Promise<GatedContent> {
  const lenders = (await findLenderAccounts(db)).map((account) => ({
    name: `${account.firstName} ${account.lastName}`.trim() || account.email,
    email: account.email,
    editPath: buildLenderProfileEditPath(toEncodedId(account)),
  }));
  return {
    view: 'impersonate',
    facts: { title: 'Impersonate', action: impersonatePath, message, lenders },
    status: message ? 400 : 200,
  };
}

const impersonate =
  ({ db, settings }: ImpersonationServices) =>
  async ({ account, rule, request, reply }: Admitted): Promise<FastifyReply> => {
    const { email } = fieldsOf(request);
    const isAddress = typeof email === 'string' && email.length <= 255;
    const target = isAddress ? await findAccountByEmail(db, email) : undefined;
    // Staff are never impersonated: so nobody impersonated may impersonate.
    return target && !isStaff(target)
      ? changeTo(request, reply, db, account, target.id)
      : sendGate(
          reply,
          settings,
          rule,
          await readForm(db, 'There is no such account, or it belongs to staff.'),
        );
  };

const stopImpersonating =
  ({ db, settings }: ImpersonationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    if (!visitor?.impersonator) return neverStored(reply).redirect('/', 303);
    const own = await findAccountById(db, visitor.impersonator.id);
    return own
      ? changeTo(request, reply, db, own, null)
      : sendAccessDenied(reply, settings, visitor.account);
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
