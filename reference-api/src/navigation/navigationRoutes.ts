/** Menus that depend on the visitor and on the page's place. @source CAL-12, CAL-14..16, ENT-14..17 */
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { pageFrameQuery } from 'mortgage-domain/host/hostRequests';
import * as v from 'valibot';
import type { Account } from '../database/schema';
import { readQueryText, type Handler } from '../http/requests';
import type { Inboxes } from '../messaging/inboxes';
import type { Site } from '../sites/sites';
import { regionSections } from './regionSections';
import { readUserNavigation } from './userNavigation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import { toEncodedId } from '../accounts/accounts';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import { stopImpersonatingPath } from '../impersonation/impersonationRoutes';
import type { SignedIn } from '../sessions/sessions';
import { visitorOf } from '../sessions/visitor';
import { addressAt, siteOf } from '../sites/siteOfRequest';
import { sectionsOf } from './sections';

interface NavigationServices {
  readonly db: Database;
  readonly inboxes: Inboxes;
}

export function navigationRoutes(server: FastifyInstance, services: NavigationServices): void {
  server.get(hostPaths.accountSections.path, sendSections(services));
  server.get(hostPaths.userNavigation.path, sendUserNavigation(services));
  server.get(hostPaths.pageFrame.path, sendPageFrame(services));
}

const sendSections =
  ({ db }: NavigationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return neverStored(reply).send(
      visitor
        ? {
            sections: sectionsOf(siteOf(request), visitor.account),
            impersonation: toImpersonation(siteOf(request), visitor),
          }
        : {},
    );
  };

/** ENT-17. The notice is part of the server's answer, so that no page can leave it out (S22). */
const toImpersonation = (site: Site, { account, impersonator }: SignedIn) =>
  impersonator && {
    impersonation_email: account.email,
    impersonation_zuid: toEncodedId(account),
    stop_impersonation_link: addressAt(site, stopImpersonatingPath),
  };

const sendUserNavigation =
  ({ db, inboxes }: NavigationServices): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return visitor
      ? neverStored(reply).send(await readUserNavigation(siteOf(request), visitor.account, inboxes))
      : neverStored(reply).code(401).send({ error: 'LoginRequired' });
  };

const sendPageFrame =
  ({ db, inboxes }: NavigationServices): Handler =>
  async (request, reply) => {
    const frame = readFrameRequest(request);
    if ('field' in frame)
      return neverStored(reply)
        .code(400)
        .send({ error: 'InvalidRequest', ...frame });
    const visitor = frame.wantsTopnav ? await visitorOf(db, request) : undefined;
    const account = visitor?.account;
    return neverStored(reply).send(await readPageFrame(siteOf(request), frame, account, inboxes));
  };

export interface FrameRequest {
  readonly wantsTopnav: boolean;
  readonly wantsFooter: boolean;
  readonly regionId: string | undefined;
}

function readFrameRequest(
  request: FastifyRequest,
): FrameRequest | { readonly field: string; readonly message: string } {
  const read = v.safeParse(pageFrameQuery, {
    topnav: readQueryText(request, 'topnav'),
    footer: readQueryText(request, 'footer'),
    regionId: readQueryText(request, 'regionId'),
  });
  if (!read.success) {
    const [issue] = read.issues;
    return { field: v.getDotPath(issue) ?? 'query', message: issue.message };
  }
  const { topnav, footer, regionId } = read.output;
  return { wantsTopnav: topnav !== undefined, wantsFooter: footer !== undefined, regionId };
}

const readPageFrame = async (
  site: Site,
  { wantsTopnav, wantsFooter, regionId }: FrameRequest,
  account: Account | undefined,
  inboxes: Inboxes,
): Promise<object> => ({
  topnav: wantsTopnav
    ? {
        json: {
          sections: regionSections(site, regionId),
          user: account && (await readUserNavigation(site, account, inboxes)),
        },
      }
    : undefined,
  footer: wantsFooter ? { js: '/static/footer.js' } : undefined,
});
