/** The lender-advertising page in its hosts: a plain one and a hostile one. Source: LAP-1; fault F58; threat S09. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lenderAdvertisingPath } from 'mortgage-domain/lenders/lenderPaths';
import { type Handler, ownCookie } from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { pageTexts } from '../pages/pageTexts';
import { leadPageCookie } from 'mortgage-domain/leads/leadAction';

export function advertisingPages(server: FastifyInstance, settings: ApiSettings): void {
  server.get(lenderAdvertisingPath, showForm(settings, 'lender'));
  if (!settings.isDemo) return;
  server.get('/legacy/webforms', showForm(settings, 'webforms', true));
}

const description =
  'Meet borrowers who are looking for a lender. See how advertising works, what it costs and who to ask.';

const showForm =
  (settings: ApiSettings, view: string, isHostile = false): Handler =>
  (request, reply) => {
    const { advertise: title, language } = pageTexts(request);
    const facts = { title, language, meta: { description } };
    return sendPage(markLeadPage(reply), settings, view, facts, { isHostile });
  };

/** The API refuses a lead that is sent faster than a person can type (S09). */
const markLeadPage = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(leadPageCookie, String(Date.now()), ownCookie(reply.request));
