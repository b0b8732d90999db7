/** The list of staff tools, and a sample page for each tool that the API has no page for. @source NAV-28, NAV-29, OPN-16, OPN-49 */
import type { FastifyInstance } from 'fastify';
import { adminTools } from 'mortgage-domain/menus/adminTools';
import { adminLink } from 'mortgage-domain/menus/roleLinks';
import { isAdmitted, pagePermissions } from 'mortgage-domain/people/pagePermissions';
import type { ApiSettings } from 'reference-api/settings';
import { otherTeamText } from '../pages/render';
import { showGated } from './gatedPage';

export function staffPages(server: FastifyInstance, settings: ApiSettings): void {
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
    const facts = { title, about, text: otherTeamText, isTool: true };
    if (!server.hasRoute({ method: 'GET', url }))
      server.get(
        url,
        showGated(settings, rule, () => ({ view: 'gated-text', facts })),
      );
  }
}

/** The router answers with and without the last slash. */
const toPath = (href: string): string => href.replace(/\/$/, '');
