/** The tools of staff, behind the gate. Source: NAV-28, NAV-29, OPN-16, OPN-49; threat S22: deny by default. */
import type { FastifyInstance } from 'fastify';
import { adminLink } from 'mortgage-domain/menus/roleLinks';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import type { Database } from '../database/connect';
import { showGated } from '../gates/gatedPage';
import { otherTeamText } from '../pages/otherTeam';
import type { DemoServerSettings } from '../settings/settings';
import { adminTools, adminToolsOf } from './adminTools';

interface StaffServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

/** Tools that have pages of their own stand before these. */
export function staffPages(server: FastifyInstance, services: StaffServices): void {
  const showTools = showGated(services, pagePermissions.adminTools, (account) => ({
    view: 'admin-tools',
    facts: { title: adminLink.text, tools: adminToolsOf(account) },
  }));
  server.get(toPath(adminLink.href), showTools);
  for (const { text: title, href, about, rule } of adminTools) {
    const url = toPath(href);
    const content = {
      view: 'gated-text',
      facts: { title, about, text: otherTeamText, isTool: true },
    };
    if (!server.hasRoute({ method: 'GET', url }))
      server.get(
        url,
        showGated(services, rule, () => content),
      );
  }
}

/** The router answers both forms. */
const toPath = (href: string): string => href.replace(/\/$/, '');
