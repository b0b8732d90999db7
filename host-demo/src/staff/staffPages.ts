/** Admin tools and the lender profile editor: only for those who may. Source: NAV-28, NAV-29, OPN-16, OPN-49; threat S22: deny by default. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminLink } from 'mortgage-domain/menus/roleLinks';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { isLender } from 'mortgage-domain/people/user';
import { toEncodedId } from '../accounts/accounts';
import { hasAllPermissions, isStaff } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { searchParamsOf, type Handler } from '../http/requests';
import { sendAccessDenied } from '../pages/accessDenied';
import { otherTeamText } from '../pages/otherTeam';
import { sendPage } from '../pages/render';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { adminTools } from './adminTools';

interface StaffServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}
type CanEnter = (account: Account | undefined, request: FastifyRequest) => boolean;

/** Tools that have pages of their own stand before these. */
export function staffPages(server: FastifyInstance, services: StaffServices): void {
  for (const { text: title, href } of [adminLink, ...adminTools]) {
    const path = href.replace(/\/$/, '');
    if (!server.hasRoute({ method: 'GET', url: path }))
      server.get(path, showGuarded(services, title, isStaff));
  }
  server.get(
    '/mortgage/lender-profile/edit',
    showGuarded(services, 'Edit lender profile', canEditProfile),
  );
}

const showGuarded =
  ({ db, settings }: StaffServices, title: string, canEnter: CanEnter): Handler =>
  async (request, reply) => {
    const visitor = await visitorOf(db, request);
    return canEnter(visitor?.account, request)
      ? sendPage(neverStored(reply), settings, 'plain', { title, text: otherTeamText })
      : sendAccessDenied(reply, settings);
  };

/** One's own profile is for lenders, another's for those who may edit it. */
function canEditProfile(account: Account | undefined, request: FastifyRequest): boolean {
  if (hasAllPermissions(account, pagePermissions.foreignLenderProfileEdit)) return true;
  return account !== undefined && isLender(account) && isOwnProfile(account, request);
}

function isOwnProfile(account: Account, request: FastifyRequest): boolean {
  const [zuid, ...others] = searchParamsOf(request).getAll('zuid');
  return others.length === 0 && (zuid === undefined || zuid === toEncodedId(account));
}
