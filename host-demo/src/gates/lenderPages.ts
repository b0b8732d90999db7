/** Sample pages of lenders behind the gate. @source LNK-3, NAV-27, LAP-13, LAP-15, PRM-11, OPN-49, OPN-52, OPN-92; threat S22 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { pagePermissions, type PageRule } from 'mortgage-domain/people/pagePermissions';
import type { User } from 'mortgage-domain/people/user';
import { searchParamsOf } from 'reference-api/http/requests';
import { showGated } from './gatedPage';
import type { ApiSettings } from 'reference-api/settings';

const { ownLenderHub, foreignLenderHub, ownLenderProfileEdit, foreignLenderProfileEdit } =
  pagePermissions;
const pages: readonly (readonly [path: string, title: string, own: PageRule, foreign: PageRule])[] =
  [
    [lenderHubLink.href, 'Lender Hub', ownLenderHub, foreignLenderHub],
    ['/mortgage/lender-hub/', 'Lender Hub', ownLenderHub, foreignLenderHub],
    ['/mortgage/lender-reviews/', 'Your reviews', ownLenderHub, foreignLenderHub],
    [
      buildLenderProfileEditPath(),
      'Edit lender profile',
      ownLenderProfileEdit,
      foreignLenderProfileEdit,
    ],
  ];

export function lenderPages(server: FastifyInstance, settings: ApiSettings): void {
  for (const [path, title, own, foreign] of pages) {
    const rule = (request: FastifyRequest, user: User | undefined) =>
      isOwn(request, user) ? own : foreign;
    const content = { view: 'gated-text', facts: { title } };
    server.get(
      path,
      showGated(settings, rule, () => content),
    );
  }
}

/** Without `zuid` the page is the visitor's own. A repeated `zuid` names no lender. */
function isOwn(request: FastifyRequest, user: User | undefined): boolean {
  const zuids = searchParamsOf(request).getAll('zuid');
  return zuids.length === 0 || (zuids.length === 1 && zuids[0] === user?.encodedId);
}
