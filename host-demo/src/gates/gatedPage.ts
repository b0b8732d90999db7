/** Sample pages behind the access gate: a visitor without the permission receives no content. @source ACC-4, PRM-7, PRM-11, OPN-49; threat S22 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { adminTools } from 'mortgage-domain/menus/adminTools';
import { adminLink, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import {
  isAdmitted,
  pagePermissions,
  type PageRule,
} from 'mortgage-domain/people/pagePermissions';
import type { User } from 'mortgage-domain/people/user';
import { deniedFacts, toTagOption } from 'reference-api/gates/refusal';
import {
  type Handler,
  neverStored,
  searchParamsOf,
} from 'reference-api/http/requests';
import type { ApiSettings } from 'reference-api/settings';
import { sendPage, type PageFacts } from '../pages/render';
import { noContent } from '../pages/pageTexts';
import { askWhoAmI } from './whoAmI';

type Rule =
  | PageRule
  | ((request: FastifyRequest, user: User | undefined) => PageRule);

/** The page for a visitor whom the rule admits; for all others the closed gate, with 403. */
const showGated =
  (
    settings: ApiSettings,
    ruleOf: Rule,
    contentFor: (user: User | undefined) => {
      readonly view: string;
      readonly facts: PageFacts;
    },
  ): Handler =>
  async (request, reply) => {
    const user = await askWhoAmI(request, reply);
    const rule = typeof ruleOf === 'function' ? ruleOf(request, user) : ruleOf;
    const gate = toTagOption(rule);
    neverStored(reply);
    if (!isAdmitted(rule, user)) {
      const denied = deniedFacts(reply, user !== undefined);
      const facts = { title: denied.title, denied, gate };
      return sendPage(reply, settings, 'closed-gate', facts, {
        status: 403,
        includeShells: true,
      });
    }
    const { view, facts } = contentFor(user);
    const { language, text, next } = noContent(request, settings);
    const shown = { language, text, next, ...facts, gate };
    return sendPage(reply, settings, view, shown, { includeShells: true });
  };

/** The list of staff tools, and a sample page for each tool that the API has no page for. @source NAV-28, NAV-29, OPN-16 */
export function staffPages(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  const showTools = showGated(settings, pagePermissions.adminTools, (user) => ({
    view: 'admin-tools',
    facts: {
      title: adminLink.text,
      tools: adminTools.filter(({ rule }) => isAdmitted(rule, user)),
    },
  }));
  server.get(toPath(adminLink.href), showTools);
  for (const { text: title, href, about, rule } of adminTools) {
    const url = toPath(href);
    const facts = { title, about, isTool: true };
    const show = showGated(settings, rule, () => ({
      view: 'gated-text',
      facts,
    }));
    if (!server.hasRoute({ method: 'GET', url })) {
      server.get(url, show);
    }
  }
}

/** The router answers with and without the last slash. */
const toPath = (href: string): string => href.replace(/\/$/, '');

const hubRules = {
  own: pagePermissions.ownLenderHub,
  foreign: pagePermissions.foreignLenderHub,
};
const profileRules = {
  own: pagePermissions.ownLenderProfileEdit,
  foreign: pagePermissions.foreignLenderProfileEdit,
};
const lenderRows = [
  { path: lenderHubLink.href, title: 'Lender Hub', rules: hubRules },
  { path: '/mortgage/lender-hub/', title: 'Lender Hub', rules: hubRules },
  { path: '/mortgage/lender-reviews/', title: 'Your reviews', rules: hubRules },
  {
    path: buildLenderProfileEditPath(),
    title: 'Edit lender profile',
    rules: profileRules,
  },
];

/** Sample pages of lenders. @source LNK-3, NAV-27, LAP-13, LAP-15, OPN-52, OPN-92 */
export function lenderPages(
  server: FastifyInstance,
  settings: ApiSettings,
): void {
  for (const { path, title, rules } of lenderRows) {
    const rule = (request: FastifyRequest, user: User | undefined) =>
      isOwn(request, user) ? rules.own : rules.foreign;
    const show = showGated(settings, rule, () => ({
      view: 'gated-text',
      facts: { title },
    }));
    server.get(path, show);
  }
}

/** Without `zuid` the page is the visitor's own. A repeated `zuid` names no lender. */
function isOwn(request: FastifyRequest, user: User | undefined): boolean {
  const zuids = searchParamsOf(request).getAll('zuid');
  return (
    zuids.length === 0 || (zuids.length === 1 && zuids[0] === user?.encodedId)
  );
}
