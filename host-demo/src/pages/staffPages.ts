/** Admin tools and the lender profile editor: only for those who may. Source: NAV-28, NAV-29, OPN-16, OPN-49; threat S22: deny by default. */
import type { FastifyInstance } from 'fastify';
import { isLender } from 'mortgage-domain/people/user';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayDo, toEncodedId } from '../accounts/accounts';
import { adminTools } from '../api/sections';
import { neverStored, visitorOf } from '../api/visitor';
import type { Account } from '../database/schema';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const text = 'This page belongs to another team; the header and the footer are ours.';

export async function staffPages(
  server: FastifyInstance,
  { db, settings }: RouteContext,
): Promise<void> {
  const guarded = (
    path: string,
    title: string,
    mayEnter: (account: Account | undefined, query: Record<string, unknown>) => boolean,
  ) =>
    server.get(path, async (request, reply) => {
      const visitor = await visitorOf(db, request);
      const isAllowed = mayEnter(visitor?.account, request.query as Record<string, unknown>);
      return sendPage(
        neverStored(reply),
        settings,
        'plain',
        isAllowed
          ? { title, text }
          : { title: 'Access Denied', text: 'This account may not see this page.' },
        { status: isAllowed ? 200 : 403 },
      );
    });
  const isStaff = (account: Account | undefined): boolean => (account?.adminRoles.length ?? 0) > 0;

  for (const { text: title, href } of [
    { text: 'Admin tools', href: '/mortgage/admin/' },
    ...adminTools,
  ]) {
    const path = href.replace(/\/$/, '');
    if (!server.hasRoute({ method: 'GET', url: path })) guarded(path, title, isStaff);
  }
  // One's own profile is for lenders, another's for those who may edit it.
  guarded('/mortgage/lender-profile/edit', 'Edit lender profile', (account, { zuid }) => {
    const isOwn = account !== undefined && (zuid === undefined || zuid === toEncodedId(account));
    return isOwn
      ? isLender(account) || mayDo(account, pagePermissions.foreignLenderProfileEdit)
      : mayDo(account, pagePermissions.foreignLenderProfileEdit);
  });
}
